import type { StyleRule } from '@vanilla-extract/css';

/** Where most tables have no room for columns. */
export const card = '(max-width: 599px)';

/** Widths that a table's columns may need: below the smallest one that is enough its rows are cards. */
const rooms = [720, 880, 1060, 1480] as const;

const nameOf = (room: (typeof rooms)[number]) => `room-${room}`;

/**
 * The name of the container of a table whose columns need so many pixels.
 *
 * @returns Undefined where they have room wherever most tables have.
 */
export function roomFor(needed: number): string | undefined {
  if (needed <= 600) return undefined;
  return nameOf(rooms.find((room) => needed <= room) ?? 1480);
}

/** How a part of a table looks where there is no room for columns and its rows are cards. */
export const onCards = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': {
    [card]: rule,
    ...Object.fromEntries(rooms.map((room) => [`${nameOf(room)} (max-width: ${room - 1}px)`, rule])),
  },
});
