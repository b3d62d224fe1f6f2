"""A bot for the protocol of docs/bot-protocol.md in plain Python: it plays what it can build, else anything."""

import json
import random
import sys

PREFERRED = ("city", "settlement", "build", "road", "roll")


def best(options: list[str], dice: random.Random) -> str:
    """The first option that begins with a preferred word, else any."""
    for verb in PREFERRED:
        for option in options:
            if option.split()[0] == verb:
                return option
    return dice.choice(options)


def main() -> None:
    """Answer line by line until it is told goodbye."""
    dice = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            dice = random.Random(message["seed"])
            answer = {"type": "hello", "protocol": 1, "name": "python example"}
        elif message["type"] == "decide":
            action = best(message["options"], dice)
            answer = {"type": "decide", "number": message["number"], "action": action}
        elif message["type"] == "bye":
            return
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
