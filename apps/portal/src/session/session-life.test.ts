import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionLife, type Ending } from './session-life.ts';

const second = 1_000;
const minute = 60 * second;

let notified: (Ending | undefined)[];
let ended: number;
let extend: () => Promise<unknown>;
let life: ReturnType<typeof createSessionLife>;

beforeEach(() => {
  vi.useFakeTimers();
  notified = [];
  ended = 0;
  extend = async () => life.used(Date.now());
  life = createSessionLife({
    onEnding: (ending) => notified.push(ending),
    onEnd: () => ended++,
    extend: () => extend(),
  });
});
afterEach(() => {
  life.close();
  vi.useRealTimers();
});

it('warns two minutes before an idle session ends, and then ends it', () => {
  life.begin({ idleSeconds: 1_785, secondsLeft: 43_200 });
  const at = Date.now() + 1_785 * second;
  vi.advanceTimersByTime(1_664 * second);
  expect(notified).toEqual([]);
  vi.advanceTimersByTime(second);
  expect(notified).toEqual([{ at, extendable: true }]);
  vi.advanceTimersByTime(119 * second);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(second);
  expect(ended).toBe(1);
});

it('takes the warning back when the session is used, here or in another tab', () => {
  life.begin({ idleSeconds: 600 });
  vi.advanceTimersByTime(9 * minute);
  expect(notified).toHaveLength(1);
  life.used(Date.now());
  expect(notified.at(-1)).toBeUndefined();
  vi.advanceTimersByTime(9 * minute);
  expect(notified).toHaveLength(3);
  expect(ended).toBe(0);
});

it('extends the session of a typing user silently', async () => {
  life.begin({ idleSeconds: 600 });
  vi.advanceTimersByTime(7 * minute);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(notified).toEqual([]);
  await vi.advanceTimersByTimeAsync(7 * minute);
  expect(ended).toBe(0);
});

it('warns a user who is typing when the server gives no answer', async () => {
  extend = () => Promise.reject(new TypeError('offline'));
  life.begin({ idleSeconds: 600 });
  vi.advanceTimersByTime(7 * minute);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(notified).toHaveLength(1);
});

it('cannot put off the end of the whole life, also for a user who is typing', async () => {
  life.begin({ idleSeconds: 600, secondsLeft: 300 });
  const at = Date.now() + 5 * minute;
  vi.advanceTimersByTime(2 * minute);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  await vi.advanceTimersByTimeAsync(minute);
  expect(notified).toEqual([{ at, extendable: false }]);
  life.used(Date.now());
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(ended).toBe(1);
});

it('reports nothing where the server does not send how long a session lives', () => {
  life.begin({});
  vi.advanceTimersByTime(24 * 60 * minute);
  expect([notified, ended]).toEqual([[], 0]);
});

it('finds out on waking that the session ended while the device slept', () => {
  life.begin({ idleSeconds: 600 });
  vi.setSystemTime(Date.now() + 60 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ended).toBe(1);
});
