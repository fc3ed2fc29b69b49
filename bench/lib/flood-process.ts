import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';

// One client that repeats a request as soon as it is answered, on many connections, until its input ends. It runs in a separate
// process with a low priority, because a client on another machine would not slow down the server.
setPriority(constants.priority.PRIORITY_LOW);
const [address = '', connections = '1', ...urls] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let asked = 0;
let ends = false;
process.stdin.on('end', () => {
  ends = true;
});
process.stdin.resume();

const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });

async function loop(): Promise<void> {
  // Any response, finally that there are too many requests.
  while (!ends) await ask(urls[asked++ % urls.length] ?? '');
}

await Promise.all(Array.from({ length: Number(connections) }, loop));
agent.destroy();
console.log(asked);
