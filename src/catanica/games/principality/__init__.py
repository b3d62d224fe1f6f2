"""What the card game and princes share: the row of roads and settlements, regions that hold goods, sites and stacks."""
