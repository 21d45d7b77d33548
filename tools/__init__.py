"""What `make` needs around the package: virtual environments, a browser, the compiled build."""
