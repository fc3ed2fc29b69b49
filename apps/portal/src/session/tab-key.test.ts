import { beforeEach, expect, it } from 'vitest';
import { tabKey } from './tab-key.ts';

beforeEach(() => sessionStorage.clear());

it('is random, and the same after a reload', () => {
  const key = tabKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(tabKey()).toBe(key);
  sessionStorage.clear();
  expect(tabKey()).not.toBe(key);
});

it('takes nothing else for a key, and does without storage', () => {
  sessionStorage.setItem('pabean.visitor', 'bukan kunci');
  expect(tabKey()).toMatch(/^[0-9a-f]{32}$/);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(tabKey(blocked)).toMatch(/^[0-9a-f]{32}$/);
});
