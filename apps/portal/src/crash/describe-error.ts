import { type Crash, type CrashFrame, type CrashReason, maxCrashFrames } from '@pabean/api/contract';

/** Messages of browsers and libraries that tell what went wrong. Words around them may be typed ones, and are not sent. */
const reasons: readonly (readonly [CrashReason, RegExp])[] = [
  ['missing-value', /of (?:undefined|null)\b|(?:undefined|null) is not an object|(?:undefined|null) has no/],
  ['not-a-function', /is not a function|is not a constructor/],
  ['not-defined', /is not defined|Can't find variable|before initialization/],
  ['recursion', /Maximum call stack|too much recursion|Maximum update depth/],
  ['react', /^Minified React error/],
  ['code-not-loaded', /dynamically imported module|Importing a module script failed/],
  ['not-json', /JSON/],
];

const reasonOf = (message: string): CrashReason =>
  reasons.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';

/** The place at the end of a line: `at open (https://…/assets/a.js:1:2)` in Chromium, `open@https://…` elsewhere. */
const place = /(?:^\s*at .*?|@)\(?(https?:[^\s()]+):(\d+):(\d+)\)?$/;

/** The lines of a stack that are in the portal's files below `base`. */
function framesOf({ message, stack = '' }: Error, base: string): CrashFrame[] {
  // Chromium repeats the message above the lines.
  const lines = stack.replace(message, '').split('\n');
  const frames = lines.flatMap((text) => {
    const [, url = '', line, column] = place.exec(text) ?? [];
    if (!url.startsWith(base) || !url.endsWith('.js')) return [];
    return { file: url.slice(base.length), line: Number(line), column: Number(column) };
  });
  return frames.slice(0, maxCrashFrames);
}

/**
 * What is sent about an error: its class, what went wrong, and places in the portal's code; nothing of its message.
 *
 * @param base URL of the folder that the portal is served from.
 */
export function describeError(error: unknown, base: string): Pick<Crash, 'name' | 'reason' | 'frames'> {
  if (!(error instanceof Error)) return { name: 'Error', reason: 'other', frames: [] };
  return {
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    reason: reasonOf(error.message),
    frames: framesOf(error, base),
  };
}
