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
  crash: 'error',
} as const satisfies Record<string, LogLevel>;

/** The name of an event. */
export type EventName = keyof typeof levelOfEvent;
