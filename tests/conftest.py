"""What all tests share: the folder of tests is importable, as `scenarios`, `cabo_kit` and so on."""
