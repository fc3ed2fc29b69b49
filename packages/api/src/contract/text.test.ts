import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instant } from './text.ts';

const takes = (value: string) => z.safeParse(instant, value).success;

it.each([
  '2026-03-02T01:00:00Z',
  '2026-03-02T01:00:00.123Z',
  '2024-02-29T23:59+07:00',
  '2026-12-31T00:00:00-09:30',
])('%s is an instant', (text) => expect(takes(text)).toBe(true));

it.each([
  '2026-03-02',
  '2026-03-02T01:00:00',
  '2026-02-29T01:00:00Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02T01:60:00Z',
  '2026-03-02 01:00:00Z',
  '2026-03-02T01:00:00+7',
  'kemarin',
  '',
])('%j is none', (text) => expect(takes(text)).toBe(false));
