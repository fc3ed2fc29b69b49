import { expect, it } from 'vitest';
import { iconMeanings } from './icon-meanings.ts';
import { iconUses } from './icon-uses.ts';

it('says what each icon means, and of none that nobody draws', async () => {
  expect([...(await iconUses()).keys()].sort()).toEqual(Object.keys(iconMeanings).sort());
});

it('finds who draws an icon', async () => {
  expect((await iconUses()).get('CalendarDays')).toEqual(new Set(['date-field']));
});
