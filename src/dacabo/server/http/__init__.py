"""HTTP: access, answers, and the files of the browser app."""
