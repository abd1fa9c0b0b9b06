"""What people see of an event: pages by role, what is to do next, what a step would change."""
