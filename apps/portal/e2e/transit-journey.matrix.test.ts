import { it } from 'vitest';
import { startPortal } from './support.ts';
import { walkTransit } from './transit-journey.ts';

const portal = startPortal();

it.each([
  { kind: 'passenger', width: 360, theme: 'light' },
  { kind: 'passenger', width: 390, theme: 'dark' },
  { kind: 'passenger', width: 1440, theme: 'light' },
  { kind: 'courier', width: 360, theme: 'dark' },
  { kind: 'courier', width: 390, theme: 'light' },
  { kind: 'courier', width: 1440, theme: 'dark' },
] as const)(
  '$kind at $width px, $theme, its text twice as large at each step: from the menu to the officer’s desk, by keyboard alone',
  (walk) => walkTransit(portal(), { ...walk, enlarged: true }),
  240_000,
);
