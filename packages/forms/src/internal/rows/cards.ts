import type { StyleRule } from '@vanilla-extract/css';

/** Breakpoints in pixels for the width of a table's columns: in less space its rows are cards. */
const rooms = [600, 760, 1060, 1480] as const;

const nameOf = (room: (typeof rooms)[number]) => `room-${room}`;

/** The container of a table that fits on a phone. */
const phone = 'room-phone';

/** The container name of a table that needs this many pixels. */
export const roomFor = (needed: number): string =>
  needed <= 360 ? phone : nameOf(rooms.find((room) => needed <= room) ?? 1480);

type Rule = NonNullable<StyleRule['@container']>[string];

/**
 * Styles of a table part when its rows are cards.
 *
 * @param onPhones Styles in a table that stays a table on the narrowest phones.
 */
export const onCards = (rule: Rule, onPhones?: Rule): StyleRule => ({
  '@container': {
    ...Object.fromEntries(rooms.map((room) => [`${nameOf(room)} (max-width: ${room - 1}px)`, rule])),
    ...(onPhones && { [`${phone} (max-width: 360px)`]: onPhones }),
  },
});
