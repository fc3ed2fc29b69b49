import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyCalls } from './early-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('components that render together share a call, and only one effect takes it', async () => {
  const early = createEarlyCalls();
  const call = vi.fn(async () => 'answer');
  early.make('list', undefined, call);
  early.make('list', undefined, call);
  expect(call).toHaveBeenCalledOnce();
  expect(await early.take('list')).toBe('answer');
  expect(early.take('list')).toBeUndefined();
});

test('no call is made for an answer that is known, pending or refused', () => {
  const early = createEarlyCalls();
  const call = vi.fn(async () => 'answer');
  for (const state of [{ data: 'known' }, { isValidating: true }, { error: new Error('refused') }])
    early.make('list', state, call);
  expect(call).not.toHaveBeenCalled();
});

test('a call of a dropped rendering is forgotten, its error too', async () => {
  const early = createEarlyCalls();
  early.make('list', undefined, async () => {
    throw new Error('refused');
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(early.take('list')).toBeUndefined();
});
