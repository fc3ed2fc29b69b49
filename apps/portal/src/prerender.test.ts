import { expect, it } from 'vitest';
import { prerender } from './prerender.tsx';

it('says nothing of the time at which the portal was built', () => {
  const { door, visitorFrame } = prerender();
  expect(visitorFrame).toContain('data-print="only"');
  expect(door + visitorFrame).not.toMatch(/\d\d-\d\d-\d{4}/);
});
