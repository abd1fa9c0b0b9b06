"""An experiment: whether search makes a learned player of Cabo stronger, however long it takes."""
