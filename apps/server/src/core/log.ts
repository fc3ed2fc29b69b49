import { type EventName, type LogLevel, levelOf, logLevels } from './log-levels.ts';
import { currentRequestId } from './request-id.ts';

/** An event of the log. Never bodies, tokens, passwords, NPWP or query texts: only these properties. */
export interface LogEvent {
  readonly event: EventName;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Logs one event. */
export type Log = (event: LogEvent) => void;

const longest = 2_000;

/**
 * One JSON line per event, with the id of its call or command, control characters escaped, long values cut.
 *
 * @param lowest Events below it are left out. @default all are logged
 */
export function jsonLog(
  write: (line: string) => void,
  clock: () => Date,
  lowest: LogLevel = logLevels[0],
): Log {
  const shown = logLevels.slice(logLevels.indexOf(lowest));
  return (event) => {
    const level = levelOf(event);
    if (!shown.includes(level)) return;
    const line: Record<string, string | number | boolean | undefined> = {
      time: clock().toISOString(),
      level,
      request: currentRequestId(),
    };
    for (const [field, value] of Object.entries(event)) {
      line[field] = typeof value === 'string' ? value.slice(0, longest) : value;
    }
    write(`${JSON.stringify(line)}\n`);
  };
}

/** A log that discards everything. */
export const silentLog: Log = () => undefined;
