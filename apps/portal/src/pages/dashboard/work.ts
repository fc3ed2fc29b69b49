import type { ReactNode } from 'react';

/** A record or an application: what it is, its state, and its address. */
export interface WorkRow {
  readonly id: string;
  readonly number: string;
  /** The permit type, or the recipient of the goods. */
  readonly what: string;
  /** An officer's note, in its language, the next step, or when a draft was created. */
  readonly note?: ReactNode;
  readonly badge: ReactNode;
  readonly href: string;
  /** The user's next step as text; undefined while the customs office works on it, or has decided. */
  readonly action?: string;
  /** Sort key: the smallest is first. */
  readonly order: number;
}

/** A link to the list of one group of rows, with their number. */
export interface ListLink {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** Some rows, and links to the lists of all of their kind. */
export interface WorkPart {
  readonly rows: readonly WorkRow[];
  readonly links: readonly ListLink[];
}

/** The work of an account: what needs the user, what is in progress, and what was decided. */
export interface Work {
  readonly needed: WorkPart;
  readonly underWay: WorkPart;
  readonly decided: WorkPart;
}

const both = (one: WorkPart, other: WorkPart): WorkPart => ({
  rows: [...one.rows, ...other.rows],
  links: [...one.links, ...other.links],
});

/** The work of two areas merged. */
export const workOfBoth = (one: Work, other: Work): Work => ({
  needed: both(one.needed, other.needed),
  underWay: both(one.underWay, other.underWay),
  decided: both(one.decided, other.decided),
});

/** Sort key of a time, the latest first; rows without one are last. */
export const latestFirst = (time: string | null) => -(Date.parse(time ?? '') || 0);

/**
 * One link for each group that has rows.
 *
 * @param groups The groups in their order.
 * @param groupOf The group of a row.
 * @param linkTo The label of the link to a group, and its address.
 */
export const linksTo = <Row, Group extends string>(
  rows: readonly Row[],
  groups: readonly Group[],
  groupOf: (row: Row) => Group,
  linkTo: (group: Group, first: Row) => Omit<ListLink, 'count'>,
): ListLink[] =>
  groups.flatMap((group) => {
    const members = rows.filter((row) => groupOf(row) === group);
    const [first] = members;
    return first ? [{ ...linkTo(group, first), count: members.length }] : [];
  });
