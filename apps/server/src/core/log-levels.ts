/** How grave an event is: `LOG_LEVEL` hides those below it. */
export const logLevels = ['info', 'warn', 'error'] as const;

/** How grave an event is. */
export type LogLevel = (typeof logLevels)[number];

/** Every event of the log. `docs/operate.md` says what each means. */
export const levelOfEvent = {
  call: 'info',
  'signed-in': 'info',
  'password-set': 'info',
  'mail-sent': 'info',
  'files-imported': 'info',
  'sign-in-failed': 'warn',
  'sign-in-code-failed': 'warn',
  'connections-refused': 'warn',
  'storage-low': 'warn',
  'session-not-kept-alive': 'warn',
  'mail-failed': 'warn',
  'upload-infected': 'warn',
  'clock-jumped': 'warn',
  'slow-statement': 'warn',
  'writes-at-risk': 'warn',
  'demo-failed': 'warn',
  'storage-full': 'error',
  'store-unavailable': 'error',
  'files-unavailable': 'error',
  'virus-scanner-away': 'error',
  'outbox-failed': 'error',
  'housekeeping-failed': 'error',
  'virus-check-failed': 'error',
  'file-damaged': 'error',
  incident: 'error',
  'browser-crash': 'error',
  crash: 'error',
} as const satisfies Record<string, LogLevel>;

/** Statuses of calls that were refused to somebody: not signed in, not allowed, too many, too much to do. */
const refusedStatuses = new Set<unknown>([401, 403, 429, 503]);

/** How grave an event is. A call is graver than others if it was refused, or ended with a defect or a full disk. */
export function levelOf({
  event,
  status,
}: {
  readonly event: EventName;
  readonly status?: unknown;
}): LogLevel {
  if (event !== 'call') return levelOfEvent[event];
  if (refusedStatuses.has(status)) return 'warn';
  return Number(status) >= 500 ? 'error' : 'info';
}

/** The name of an event. */
export type EventName = keyof typeof levelOfEvent;
