"""From kernels to what machines run: C++, Numba, CUDA."""
