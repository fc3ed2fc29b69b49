import { expect, it } from 'vitest';
import { iconMeanings } from './icon-meanings.ts';
import { iconUses } from './icon-uses.ts';

it('has a meaning for each icon, and none for unused ones', async () => {
  expect([...(await iconUses()).keys()].sort()).toEqual(Object.keys(iconMeanings).sort());
});

it('finds the parts that draw an icon', async () => {
  expect((await iconUses()).get('CalendarDays')).toEqual(new Set(['date-field']));
});
