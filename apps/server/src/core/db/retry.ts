import { setTimeout as wait } from 'node:timers/promises';
import { StoreBusyError } from './store.ts';

const waits = [10, 40, 120, 300];

/** Codes of temporary conflicts: SQLite's busy family, PostgreSQL's serialization failure and deadlock. */
function isCollision(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 5;
  return 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/**
 * Repeats `work` while it conflicts with another writer, with growing and slightly random pauses.
 * @throws StoreBusyError after the last try.
 */
export async function retryCollisions<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error)) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
  try {
    return await work();
  } catch (error) {
    throw isCollision(error) ? new StoreBusyError('The store stays busy.', { cause: error }) : error;
  }
}
