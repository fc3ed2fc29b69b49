import { createStore } from '../store.ts';

/** Storage key of the saved codes: on this device, until they are erased. */
const key = 'pabean.transitCodes';

/** Most saved codes; the oldest is dropped. */
const most = 20;

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '';

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCode) : [];
  } catch {
    return [];
  }
}

const store = createStore(read());

/** Writes the list. Codes that the browser did not store are not shown as saved. */
function write(next: readonly string[]) {
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
  store.set(read());
}

const without = (code: string) => read().filter((each) => each !== code);

/** The registration codes saved on this device, the newest first. */
export const savedCodes = store.get;

/** Saves a code on this device. @returns whether the browser stored it */
export function saveCode(code: string): boolean {
  write([code, ...without(code)].slice(0, most));
  return store.get().includes(code);
}

/** Erases a code from this device. */
export const eraseCode = (code: string) => write(without(code));

/** Calls back when the list has changed, here or in another tab. */
export const subscribeToSavedCodes = store.subscribe;

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) store.set(read());
});
