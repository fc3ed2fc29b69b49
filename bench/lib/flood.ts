import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from '../../tools/lib/root.ts';

/** A client that repeats its request as soon as it is answered. */
export interface Flood {
  /** The requested paths, in rotation. */
  readonly urls: readonly string[];
  /** The client's address in the proxy header. */
  readonly address: string;
  readonly connections: number;
}

/** Starts a client; the returned function stops it and returns the number of calls. @throws Error when it failed before. */
export function startFlood({ urls, address, connections }: Flood): () => Promise<number> {
  const child = spawn(
    process.execPath,
    ['bench/lib/flood-process.ts', address, String(connections), ...urls],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = Promise.all([text(child.stdout), once(child, 'exit')]);
  return async () => {
    child.stdin.end();
    const [asked, [code]] = await ended;
    if (code !== 0) throw new Error(`The client that loops ended with ${code}.`);
    return Number(asked);
  };
}
