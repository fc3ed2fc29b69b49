import { connect, type Socket } from 'node:net';

/** The result of a burst of requests. */
export interface Burst {
  perSecond: number;
  /** The 99th percentile in milliseconds. */
  p99: number;
}

interface Request {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const bodyStart = '\r\n\r\n';

function serialize(host: string, { path, headers = {}, body = '' }: Request): string {
  const all = {
    host,
    connection: 'keep-alive',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${bodyStart}${body}`;
}

/** Length of the first complete response in `text`, or 0. Chunked responses end with an empty chunk. */
function answerLength(text: string): number {
  const head = text.indexOf(bodyStart);
  if (head < 0) return 0;
  const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (length === undefined) {
    const end = text.indexOf('\r\n0\r\n\r\n', head);
    return end < 0 ? 0 : end + 7;
  }
  const whole = head + bodyStart.length + Number(length);
  return text.length >= whole ? whole : 0;
}

function keepAsking(socket: Socket, message: string, until: number, took: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    let begin = performance.now();
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const length = answerLength(received);
      if (length === 0) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        reject(new Error(`The server answered:\n${received.slice(0, 500)}`));
        socket.destroy();
        return;
      }
      received = received.slice(length);
      const now = performance.now();
      took.push(now - begin);
      begin = now;
      if (now < until) socket.write(message);
      else socket.end(resolve);
    });
    socket.write(message);
  });
}

/**
 * Repeats a request on many connections. With plain sockets, so that the client's cost is small.
 */
export async function burst(
  url: string,
  request: Request,
  seconds: number,
  connections = 32,
): Promise<Burst> {
  const { hostname, port, host } = new URL(url);
  const took: number[] = [];
  const begin = performance.now();
  const message = serialize(host, request);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay(true));
  await Promise.all(sockets.map((socket) => keepAsking(socket, message, begin + seconds * 1000, took)));
  const elapsed = (performance.now() - begin) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  return { perSecond: took.length / elapsed, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}
