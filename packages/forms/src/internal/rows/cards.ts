import type { StyleRule } from '@vanilla-extract/css';

/** Widths in pixels that a table's columns may need: in a narrower place its rows are cards. */
const rooms = [600, 760, 1060, 1480] as const;

const nameOf = (room: (typeof rooms)[number]) => `room-${room}`;

/** The name of the container of a table whose columns need so many pixels; undefined where a phone has room for them. */
export const roomFor = (needed: number): string | undefined =>
  needed <= 360 ? undefined : nameOf(rooms.find((room) => needed <= room) ?? 1480);

/** How a part of a table looks where there is no room for columns and its rows are cards. */
export const onCards = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': Object.fromEntries(rooms.map((room) => [`${nameOf(room)} (max-width: ${room - 1}px)`, rule])),
});
