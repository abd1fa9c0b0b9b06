"""The compilers of kernels: C++, Numba and CUDA."""
