import { it } from 'vitest';
import { walkPermit } from './permit-journey.ts';
import { permitKinds } from './permits/kinds.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

it.each(permitKinds)(
  '$name: from the login to the licence, by keyboard alone',
  (kind) => walkPermit(portal(), kind),
  120_000,
);
