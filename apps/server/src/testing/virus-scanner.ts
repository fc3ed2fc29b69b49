import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The text that this scanner calls a virus, like the test file of EICAR for real ones. */
export const testVirus = 'UJI-VIRUS-PABEAN';

/** A server that speaks what clamd speaks, and finds one text. */
export async function startVirusScanner(port = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let read = Buffer.alloc(0);
    socket.on('data', (piece) => {
      read = Buffer.concat([read, piece]);
      const answer = answerTo(read);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    port: bound,
    url: `tcp://127.0.0.1:${bound}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The answer to a whole command; undefined while some of it is missing. */
function answerTo(read: Buffer): string | undefined {
  const end = read.indexOf(0);
  if (end === -1) return undefined;
  if (read.toString('latin1', 0, end) === 'zPING') return 'PONG';
  const pieces: Buffer[] = [];
  for (let at = end + 1; at + 4 <= read.length; ) {
    const length = read.readUInt32BE(at);
    if (length === 0)
      return `stream: ${Buffer.concat(pieces).includes(testVirus) ? 'Uji.Virus FOUND' : 'OK'}`;
    pieces.push(read.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
