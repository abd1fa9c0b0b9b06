"""Players of Cabo as kernels: functions of what their seat observes, so they cannot cheat."""
