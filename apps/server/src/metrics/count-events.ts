import { Counter, Histogram, type Registry } from 'prom-client';
import type { Log } from '../core/log.ts';
import { levelOf, levelOfEvent } from '../core/log-levels.ts';

/** Seconds: from a read of one row to the longest document. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts what is logged, so that metrics and log never differ. Labels are names from the code and statuses: never a path, an
 * account or an address, of which there could be any number.
 */
export function countEvents(registry: Registry): Log {
  const registers = [registry];
  const events = new Counter({
    name: 'pabean_events_total',
    help: 'Events of the log, those below LOG_LEVEL too',
    labelNames: ['event', 'level'],
    registers,
  });
  // An event that has not happened yet is 0, so that an alert sees the first one.
  for (const [event, level] of Object.entries(levelOfEvent)) events.inc({ event, level }, 0);
  const calls = new Counter({
    name: 'pabean_calls_total',
    help: 'Calls by row of the endpoint table and status',
    labelNames: ['call', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'pabean_call_duration_seconds',
    help: 'Duration of calls by row of the endpoint table',
    labelNames: ['call'],
    buckets,
    registers,
  });
  return ({ event, call, status, ms }) => {
    events.inc({ event, level: levelOf({ event, status }) });
    if (event !== 'call') return;
    calls.inc({ call: String(call), status: String(status) });
    durations.observe({ call: String(call) }, Number(ms) / 1_000);
  };
}
