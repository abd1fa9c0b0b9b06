"""What is written down: the store, the file it lies in, and the clocks that wake what it keeps."""
