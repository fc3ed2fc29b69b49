import { it } from 'vitest';
import { walkRecord, walks } from './ppftz-journey.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

it.each(walks.slice(0, 1))(
  '$user at $width px: $kind from New Aju to the release, by keyboard alone',
  (walk) => walkRecord(portal(), walk),
  240_000,
);
