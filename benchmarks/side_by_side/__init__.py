"""The parts of benchmarks/peers.py: Touchline and its peers measured side by side in one run."""
