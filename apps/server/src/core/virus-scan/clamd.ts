import { connect, type NetConnectOpts } from 'node:net';
import pLimit from 'p-limit';
import { busy } from '../refusal.ts';
import { ScannerAwayError, type VirusScanner } from './virus-scan.ts';

/** What clamd takes in one piece; its default for a whole file is 100 MB. */
const pieceBytes = 64 * 1024;
const longestAnswer = 1_000;
const soon = 2;

/** `tcp://host:3310` or `unix:/path`. */
function placeOf(address: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * The virus scanner clamd, asked over its socket with `INSTREAM`: a connection for each file, fewer at once than the ten that it
 * answers. A call waits 40 seconds at most, which is less than a request may take.
 */
export function createClamd(
  address: string,
  options = { seconds: 10, pingSeconds: 2, atOnce: 8, waiting: 24 },
): VirusScanner {
  const place = placeOf(address);
  const takeTurn = pLimit(options.atOnce);
  const scan = async (bytes: Uint8Array) =>
    signatureIn(await ask(place, [Buffer.from('zINSTREAM\0'), ...piecesOf(bytes)], options.seconds));
  return {
    async scan(bytes) {
      if (takeTurn.pendingCount >= options.waiting) throw busy(soon);
      return takeTurn(() => scan(bytes));
    },
    answers: () =>
      ask(place, [Buffer.from('zPING\0')], options.pingSeconds).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
  };
}

/** Each piece behind its length; one of no length is the end. */
function* piecesOf(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** @throws ScannerAwayError */
async function ask(place: NetConnectOpts, parts: Iterable<Uint8Array>, seconds: number): Promise<string> {
  const socket = connect(place);
  // Unlike a timeout of the socket, this one ends an engine that answers too slowly, too.
  const patience = setTimeout(() => socket.destroy(new Error('No answer in time.')), seconds * 1_000);
  try {
    for (const part of parts) socket.write(part);
    let answer = '';
    for await (const piece of socket.setEncoding('utf8')) {
      answer += piece;
      if (answer.includes('\0') || answer.length > longestAnswer) break;
    }
    return answer.split('\0', 1)[0] ?? '';
  } catch (error) {
    throw new ScannerAwayError(String(error));
  } finally {
    clearTimeout(patience);
    socket.destroy();
  }
}

/** The signature that was found; undefined when the file is clean. @throws ScannerAwayError for any other answer */
function signatureIn(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (signature) return signature;
  throw new ScannerAwayError(`It answered: ${JSON.stringify(answer)}`);
}
