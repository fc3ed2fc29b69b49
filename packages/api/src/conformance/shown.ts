import { failureTextOf } from '../client/failure-text.ts';
import { isRecord } from '../contract/wire.ts';
import type { Came } from './exchange.ts';

const longest = 60;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Formats a value for a message: `"24/09/2024"`, `4711`, `nothing`. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (isRecord(value)) return cut(`an object (${Object.keys(value).join(', ')})`);
  return cut(JSON.stringify(value));
}

/** Formats an answer for a message: `404 (“Tidak ditemukan”)`. */
export function shownAnswer({ status, body, text, mediaType }: Came): string {
  if (status < 300 && Array.isArray(body)) return `${status} (${shown(body)})`;
  const { message } = failureTextOf(body);
  if (message) return `${status} (“${cut(message)}”)`;
  if (text.trim() === '') return `${status} without a body`;
  return body === undefined ? `${status} as ${mediaType || 'bytes'} (${shown(text.trim())})` : `${status}`;
}

/** Returns the value at a path such as `[0].no_mohon` of a body. */
export function valueAt(body: unknown, field: string): unknown {
  const steps = field.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, body);
}
