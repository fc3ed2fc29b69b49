import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * How a mail server behaves: accepts mails; accepts connections and stays silent; refuses connections; drops them in the middle
 * of a mail; accepts a mail and drops the connection before its response.
 */
export type MailMood = 'takes' | 'hangs' | 'refuses' | 'drops' | 'forgets';

/** A mail server for tests. */
export interface MailServer {
  readonly url: string;
  /** How often each mail was accepted, by its Message-ID. */
  readonly taken: ReadonlyMap<string, number>;
  /** Connections so far. */
  readonly connections: () => number;
  /** Changes the behaviour; existing connections end. */
  become(mood: MailMood): Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(first: MailMood): Promise<MailServer> {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  let mood: MailMood = first === 'refuses' ? 'takes' : first;
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (mood !== 'hangs') converse(socket, mood, (id) => taken.set(id, (taken.get(id) ?? 0) + 1));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const end = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  async function become(next: MailMood) {
    if (server.listening) await end();
    mood = next;
    if (next !== 'refuses') await listen(port);
  }
  if (first === 'refuses') await become(first);
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    become,
    async close() {
      if (server.listening) await end();
    },
  };
}

/** The part of RFC 5321 that is needed to receive a mail. */
function converse(socket: Socket, mood: MailMood, take: (messageId: string) => void) {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let isData = false;
  let messageId = '';
  say('220 mail.example');
  const lines = createInterface(socket);
  // Readline emits the connection's errors.
  lines.on('error', () => undefined);
  lines.on('line', (line) => {
    if (!isData) {
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else if (/^DATA/i.test(line)) {
        isData = true;
        say('354 go on');
      } else say('250 ok');
      return;
    }
    messageId = /^Message-ID: (\S+)/i.exec(line)?.[1] ?? messageId;
    if (mood === 'drops' && messageId) socket.destroy();
    // Lines that had arrived by then are not processed.
    if (socket.destroyed || line !== '.') return;
    isData = false;
    take(messageId);
    if (mood === 'forgets') socket.destroy();
    else say('250 taken');
  });
}
