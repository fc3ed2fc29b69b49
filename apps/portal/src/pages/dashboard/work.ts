import type { ReactNode } from 'react';

/** A record or an application: what it is, how far it is, and where it is opened. */
export interface WorkRow {
  readonly id: string;
  readonly number: string;
  /** The permit type, or whose goods. */
  readonly what: string;
  /** What the office said, in its language, what is due, or when a draft was made. */
  readonly note?: ReactNode;
  readonly badge: ReactNode;
  readonly href: string;
  /** What only this user can do with it, in words; nothing where the office is on, or has decided. */
  readonly action?: string;
  /** By which the rows stand: the smallest first. */
  readonly order: number;
}

/** A way into the list that holds one group of rows, and how many. */
export interface Way {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** Some rows, and the ways to all of their kind. */
export interface WorkPart {
  readonly rows: readonly WorkRow[];
  readonly ways: readonly Way[];
}

/** What an account has to do with: what waits for it, what is under way, and what was decided. */
export interface Work {
  readonly needed: WorkPart;
  readonly underWay: WorkPart;
  readonly decided: WorkPart;
}

const both = (one: WorkPart, other: WorkPart): WorkPart => ({
  rows: [...one.rows, ...other.rows],
  ways: [...one.ways, ...other.ways],
});

/** The work of two areas as one. */
export const workOfBoth = (one: Work, other: Work): Work => ({
  needed: both(one.needed, other.needed),
  underWay: both(one.underWay, other.underWay),
  decided: both(one.decided, other.decided),
});

/** A time by which the latest stands first; what has none stands last. */
export const latestFirst = (time: string | null) => -(Date.parse(time ?? '') || 0);

/**
 * One way for each group that has rows.
 *
 * @param groups The groups in their order.
 * @param groupOf The group of a row.
 * @param wayTo What the way to a group says, and where it leads.
 */
export const waysTo = <Row, Group extends string>(
  rows: readonly Row[],
  groups: readonly Group[],
  groupOf: (row: Row) => Group,
  wayTo: (group: Group, first: Row) => Omit<Way, 'count'>,
): Way[] =>
  groups.flatMap((group) => {
    const members = rows.filter((row) => groupOf(row) === group);
    const [first] = members;
    return first ? [{ ...wayTo(group, first), count: members.length }] : [];
  });
