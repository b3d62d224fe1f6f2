"""Games over the network: seats, rooms, clocks, persistence, and one channel for every audience."""
