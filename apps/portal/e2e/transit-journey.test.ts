import { it } from 'vitest';
import { startPortal } from './support.ts';
import { walkTransit } from './transit-journey.ts';

const portal = startPortal();

it('a passenger on a phone: from the menu to the officer’s desk, by keyboard alone', async () => {
  await walkTransit(portal(), { kind: 'passenger', width: 390, theme: 'light' });
}, 240_000);
