import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseCode, saveCode, savedCodes, subscribeToSavedCodes } from './saved-codes.ts';

beforeEach(() => leave(null));
afterEach(() => vi.unstubAllGlobals());

/** Writes to the storage, like another tab or the browser's tools. */
function leave(stored: string | null) {
  if (stored === null) localStorage.clear();
  else localStorage.setItem('pabean.transitCodes', stored);
  dispatchEvent(new StorageEvent('storage', { key: stored === null ? null : 'pabean.transitCodes' }));
}

it('saves a code once, the newest first, and notifies subscribers', () => {
  const notified = vi.fn();
  const stop = subscribeToSavedCodes(notified);
  expect([saveCode('A'), saveCode('B'), saveCode('A')]).toEqual([true, true, true]);
  expect(savedCodes()).toEqual(['A', 'B']);
  expect(JSON.parse(localStorage.getItem('pabean.transitCodes') ?? '')).toEqual(['A', 'B']);
  expect(notified).toHaveBeenCalledTimes(3);
  stop();
  saveCode('C');
  expect(notified).toHaveBeenCalledTimes(3);
});

it('erases a code, and with the last one everything', () => {
  for (const code of ['A', 'B', 'C']) saveCode(code);
  eraseCode('B');
  expect(savedCodes()).toEqual(['C', 'A']);
  eraseCode('A');
  eraseCode('C');
  expect(savedCodes()).toEqual([]);
  expect(localStorage.getItem('pabean.transitCodes')).toBeNull();
});

it('saves at most twenty: the oldest is dropped', () => {
  for (let serial = 1; serial <= 21; serial++) saveCode(`${serial}`);
  expect(savedCodes()).toHaveLength(20);
  expect(savedCodes()).not.toContain('1');
});

it('follows another tab, and ignores an invalid list', () => {
  leave('["X","",7,null]');
  expect(savedCodes()).toEqual(['X']);
  for (const stored of ['{"a":1}', 'bukan JSON', null]) {
    leave(stored);
    expect(savedCodes()).toEqual([]);
  }
});

it('returns that nothing was saved where the browser refuses it', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(saveCode('A')).toBe(false);
  expect(savedCodes()).toEqual([]);
});
