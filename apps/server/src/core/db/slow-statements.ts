import { createHash } from 'node:crypto';
import type { LogEvent as StatementEvent } from 'kysely';
import type { Log } from '../log.ts';

/** Called by Kysely after each statement. */
export type WatchStatements = (event: StatementEvent) => void;

/** The same statement always has the same hash. */
const hashOf = (statement: string) => createHash('sha256').update(statement).digest('hex').slice(0, 12);

/**
 * Values are placeholders already; a quoted text in the code of a query is left out all the same. Of several rows or values the
 * number is left out, so that it makes no other statement.
 */
const shapeOf = (statement: string) =>
  statement
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\((?:\?|\$\d+)(?:, (?:\?|\$\d+))*\)/g, '(…)')
    .replace(/\(…\)(?:, \(…\))+/g, '(…)');

/** Logs statements that take at least `limit` milliseconds, also those that fail. */
export const logSlowStatements =
  (log: Log, limit: number): WatchStatements =>
  ({ query, queryDurationMillis }) => {
    if (queryDurationMillis < limit) return;
    const shape = shapeOf(query.sql);
    log({
      event: 'slow-statement',
      statement: hashOf(shape),
      ms: Math.round(queryDurationMillis * 10) / 10,
      sql: shape,
    });
  };
