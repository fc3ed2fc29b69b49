import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { QueueLength } from '../core/queue-length.ts';

const derive = promisify(argon2);

/** The cost of computing a hash: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's recommendation for argon2id. */
const advised: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Hashes and checks passwords, a few at a time. */
export interface PasswordHasher {
  /**
   * Throws when no password can be verified now; called before anything is stored about the try.
   * @throws HashQueueFullError
   */
  requireRoom(options?: { first: boolean }): void;
  /** @throws HashQueueFullError */
  hash(password: string): Promise<string>;
  /**
   * Without a stored hash the result is false at the same cost. `first` has its own queue, which is served before the other.
   * @throws HashQueueFullError
   */
  verify(password: string, stored: string | undefined, options?: { first: boolean }): Promise<boolean>;
  queue(): QueueLength;
}

/** The queue is so long that another hash would wait too long. */
export class HashQueueFullError extends Error {
  override name = 'HashQueueFullError';
}

/**
 * Hashes hold memory and threads: a few run, some wait, the rest is refused.
 *
 * @param options.cost For new hashes; a stored one contains its own. @default OWASP's recommendation
 */
export function createPasswordHasher({
  running = 2,
  waiting = 20,
  cost = advised,
}: Partial<{ running: number; waiting: number; cost: HashCost }> = {}): PasswordHasher {
  let free = running;
  const favoured: (() => void)[] = [];
  const others: (() => void)[] = [];

  const queueOf = ({ first } = { first: false }) => (first ? favoured : others);
  function requireRoom(queue: readonly unknown[]) {
    if (free > 0 || queue.length < waiting) return;
    throw new HashQueueFullError('Too many passwords are waiting.');
  }

  async function limited<Result>(work: () => Promise<Result>, queue = others): Promise<Result> {
    requireRoom(queue);
    if (free > 0) free--;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = favoured.shift() ?? others.shift();
      if (next) next();
      else free++;
    }
  }

  /** A hash that costs as much as a real one and matches no password. */
  const nobodys = written(cost, Buffer.alloc(16), Buffer.alloc(tagLength));

  return {
    requireRoom: (which) => requireRoom(queueOf(which)),
    hash: (password) => limited(() => encode(password, randomBytes(16), cost)),
    queue: () => ({ running: running - free, waiting: favoured.length + others.length }),
    verify: (password, stored, which) => limited(() => matches(password, stored ?? nobodys), queueOf(which)),
  };
}

const written = ({ memory, passes, parallelism }: HashCost, salt: Buffer, tag: Buffer) =>
  ['argon2id', memory, passes, parallelism, salt.toString('hex'), tag.toString('hex')].join('$');

async function encode(password: string, salt: Buffer, cost: HashCost) {
  return written(cost, salt, await tagOf(password, salt, cost));
}

async function matches(password: string, stored: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.split('$');
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'hex');
  const actual = await tagOf(password, Buffer.from(salt, 'hex'), costs);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const tagOf = (password: string, nonce: Buffer, costs: HashCost) =>
  derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, tagLength, ...costs });
