import { SMTPServer } from 'smtp-server';

// A mail server in its own process, for tests: `smtp-process.ts <mood>`. It prints its port, then each received message, as one
// JSON line each.

/** `takes` accepts at once, `slow` after half a second, `refuses` temporarily (451), `forgets` accepts without a response. */
type Mood = 'takes' | 'slow' | 'refuses' | 'forgets';

let mood = (process.argv[2] ?? 'takes') as Mood;
// The parent process may change the mood.
process.on('message', (next) => {
  mood = next as Mood;
  process.send?.(next);
});

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, answer) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (mood === 'refuses')
        return answer(Object.assign(new Error('4.3.2 try again later'), { responseCode: 451 }));
      const { mailFrom, rcptTo } = session.envelope;
      say({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString('base64'),
      });
      if (mood === 'forgets') for (const { _socket } of server.connections) _socket.destroy();
      else setTimeout(() => answer(), mood === 'slow' ? 500 : 0);
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  say({ port: typeof address === 'object' ? address?.port : undefined });
});
