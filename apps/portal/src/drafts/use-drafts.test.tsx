import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDrafts } from './use-drafts.ts';
import { createVisitorDrafts } from './visitor-drafts.ts';

const draft = { id: 'a', version: 1, savedAt: '2026-03-02T01:00:00.000Z', values: { nama: 'Siti' } };

beforeEach(() => sessionStorage.clear());

it("keeps a visitor's drafts in the tab, and finds them again after a reload", async () => {
  const { result } = renderHook(() => useDrafts());
  await result.current.save('transit', draft);
  expect(localStorage).toHaveLength(0);
  const reloaded = createVisitorDrafts();
  expect(await reloaded.load('transit')).toEqual([draft]);
  expect(await reloaded.load('register')).toEqual([]);
});

it('forgets what was sent, and nothing else in the tab', async () => {
  sessionStorage.setItem('pabean.token', 'T');
  const drafts = createVisitorDrafts();
  await Promise.all([drafts.save('transit', draft), drafts.save('register', draft)]);
  await drafts.remove('transit', 'a');
  expect(await drafts.load('transit')).toEqual([]);
  expect(await drafts.load('register')).toEqual([draft]);
  expect(sessionStorage.getItem('pabean.token')).toBe('T');
});

it('rejects where the browser refuses storage or holds something else, as a form expects', async () => {
  const refused = createVisitorDrafts(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(refused.load('transit')).rejects.toThrow('blocked');
  await expect(refused.save('transit', draft)).rejects.toThrow('blocked');
  sessionStorage.setItem('pabean.draft/transit', 'bukan JSON');
  await expect(createVisitorDrafts().load('transit')).rejects.toThrow(SyntaxError);
});
