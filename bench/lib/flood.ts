import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from '../../tools/lib/root.ts';

export interface Flood {
  /** What is asked for, by turns. */
  readonly urls: readonly string[];
  /** The client's address, as a proxy names it. */
  readonly address: string;
  readonly connections: number;
}

/**
 * Lets a client loop, and gives what ends it.
 *
 * @returns How many calls it made.
 */
export function startFlood({ urls, address, connections }: Flood): () => Promise<number> {
  const child = spawn(
    process.execPath,
    ['bench/lib/flood-process.ts', address, String(connections), ...urls],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  return async () => {
    child.stdin.end();
    const [asked] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return Number(asked);
  };
}
