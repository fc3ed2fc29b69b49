import { it } from 'vitest';
import { startPortal } from './support.ts';
import { walkTransit } from './transit-journey.ts';

const portal = startPortal();

it.each([
  { kind: 'passenger', width: 390, theme: 'light' },
  { kind: 'courier', width: 1440, theme: 'light' },
] as const)(
  '$kind at $width px: from the menu to the officer’s desk, by keyboard alone',
  (walk) => walkTransit(portal(), walk),
  240_000,
);
