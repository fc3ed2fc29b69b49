import { SMTPServer } from 'smtp-server';

// A mail server in a process of its own, for tests: `smtp-process.ts <mood>`. It says its port, then each message that it
// was given, as one JSON line each.

/** `takes` at once, `slow` after half a second, `refuses` for now (451), `forgets` to say that it took the message. */
type Mood = 'takes' | 'slow' | 'refuses' | 'forgets';

let mood = (process.argv[2] ?? 'takes') as Mood;
// Whoever started it may change its mind.
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
