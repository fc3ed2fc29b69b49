import type { StyleRule } from '@vanilla-extract/css';

/** Widths in pixels that a table's columns may need: in a narrower place its rows are cards. */
const rooms = [600, 760, 1060, 1480] as const;

const nameOf = (room: (typeof rooms)[number]) => `room-${room}`;

/** The container of a table that a phone has room for. */
const phone = 'room-phone';

/** The name of the container of a table whose columns need so many pixels. */
export const roomFor = (needed: number): string =>
  needed <= 360 ? phone : nameOf(rooms.find((room) => needed <= room) ?? 1480);

type Rule = NonNullable<StyleRule['@container']>[string];

/**
 * How a part of a table looks where there is no room for columns and its rows are cards.
 *
 * @param onPhones How it looks in a table that stays one on the narrowest phones.
 */
export const onCards = (rule: Rule, onPhones?: Rule): StyleRule => ({
  '@container': {
    ...Object.fromEntries(rooms.map((room) => [`${nameOf(room)} (max-width: ${room - 1}px)`, rule])),
    ...(onPhones && { [`${phone} (max-width: 360px)`]: onPhones }),
  },
});
