/** Where codes lie that somebody asked to keep: on this device, until they are erased. */
const key = 'pabean.transitCodes';

/** A device keeps so many; the oldest goes. */
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

const listeners = new Set<() => void>();
let codes = read();

function publish(next: readonly string[]) {
  codes = next;
  for (const listener of listeners) listener();
}

/** Writes the list down. What the browser does not keep is not shown as kept. */
function write(next: readonly string[]) {
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full.
  }
  publish(read());
}

const without = (code: string) => read().filter((each) => each !== code);

/** The registration codes that are kept on this device, the newest first. */
export const keptCodes = () => codes;

/** Keeps a code on this device. @returns whether the browser did */
export function keepCode(code: string): boolean {
  write([code, ...without(code)].slice(0, most));
  return codes.includes(code);
}

/** Erases a code from this device. */
export const eraseCode = (code: string) => write(without(code));

/** Tells when the list changes, here or in another tab. */
export function subscribeToKeptCodes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) publish(read());
});
