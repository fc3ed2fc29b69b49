import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseCode, keepCode, keptCodes, subscribeToKeptCodes } from './kept-codes.ts';

beforeEach(() => leave(null));
afterEach(() => vi.unstubAllGlobals());

/** Writes to the storage, like another tab or the browser's tools. */
function leave(stored: string | null) {
  if (stored === null) localStorage.clear();
  else localStorage.setItem('pabean.transitCodes', stored);
  dispatchEvent(new StorageEvent('storage', { key: stored === null ? null : 'pabean.transitCodes' }));
}

it('keeps a code once, the newest first, and tells who listens', () => {
  const told = vi.fn();
  const stop = subscribeToKeptCodes(told);
  expect([keepCode('A'), keepCode('B'), keepCode('A')]).toEqual([true, true, true]);
  expect(keptCodes()).toEqual(['A', 'B']);
  expect(JSON.parse(localStorage.getItem('pabean.transitCodes') ?? '')).toEqual(['A', 'B']);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  keepCode('C');
  expect(told).toHaveBeenCalledTimes(3);
});

it('erases a code, and with the last one everything', () => {
  for (const code of ['A', 'B', 'C']) keepCode(code);
  eraseCode('B');
  expect(keptCodes()).toEqual(['C', 'A']);
  eraseCode('A');
  eraseCode('C');
  expect(keptCodes()).toEqual([]);
  expect(localStorage.getItem('pabean.transitCodes')).toBeNull();
});

it('keeps no more than twenty: the oldest goes', () => {
  for (let serial = 1; serial <= 21; serial++) keepCode(`${serial}`);
  expect(keptCodes()).toHaveLength(20);
  expect(keptCodes()).not.toContain('1');
});

it('follows another tab, and what is no list of codes is none', () => {
  leave('["X","",7,null]');
  expect(keptCodes()).toEqual(['X']);
  for (const stored of ['{"a":1}', 'bukan JSON', null]) {
    leave(stored);
    expect(keptCodes()).toEqual([]);
  }
});

it('says that nothing was kept where the browser refuses it', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(keepCode('A')).toBe(false);
  expect(keptCodes()).toEqual([]);
});
