// A bot for the protocol of docs/bot-protocol.md in JavaScript: it plays what it can build, else the first option.
const readline = require("node:readline");

const preferred = ["city", "settlement", "build", "road", "roll"];
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function best(options) {
  for (const verb of preferred) {
    const found = options.find((option) => option.split(" ")[0] === verb);
    if (found !== undefined) return found;
  }
  return options[options.length - 1];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "javascript example" });
  else if (message.type === "decide")
    say({ type: "decide", number: message.number, action: best(message.options) });
  else if (message.type === "bye") process.exit(0);
});
