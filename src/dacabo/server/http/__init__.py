"""Over HTTP: who may come in, how they are answered, and the files of the browser app."""
