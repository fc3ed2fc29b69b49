import { useMemo, useState } from 'react';
import {
  type CsvRemark,
  type CsvState,
  type CsvStore,
  groupId,
  groupsOf,
  type RemarkGroup,
} from './csv-store.ts';

/** What is wrong, and what is hardly meant. */
export const all = 'all';
export const odd = 'odd';
/** So many groups are offered; the rest is under all. */
const mostGroups = 8;

/** The groups of remarks to choose from: all of a kind, and those about one column for one reason. */
export interface RemarkTab extends Partial<RemarkGroup> {
  readonly id: string;
  readonly count: number;
}

function tabsOf({ problems, warnings }: CsvState): RemarkTab[] {
  const kinds = [
    { id: all, remarks: problems },
    { id: odd, remarks: warnings },
  ];
  return kinds.flatMap(({ id, remarks }) => {
    const groups = groupsOf(remarks).slice(0, mostGroups);
    return remarks.length === 0
      ? []
      : [{ id, count: remarks.length }, ...groups.map((group) => ({ id: groupId(group.first), ...group }))];
  });
}

/** A cell with a remark. */
export type RemarkPlace = Pick<CsvRemark, 'index' | 'column'>;

const isAt =
  (place: RemarkPlace | undefined) =>
  ({ index, column }: RemarkPlace) =>
    index === place?.index && column === place.column;

/** The remark at a place, if there still is one. */
export const remarkAt = ({ problems, warnings }: CsvState, place: RemarkPlace | undefined) =>
  problems.find(isAt(place)) ?? warnings.find(isAt(place));

/** Walks through the remarks of a table, of one group at a time. */
export function useRemarks(store: CsvStore) {
  const { problems, warnings } = store.state;
  const [group, setGroup] = useState(all);
  const [position, setPosition] = useState(0);
  const remarks = useMemo(() => [...problems, ...warnings], [problems, warnings]);
  const tabs = tabsOf(store.state);
  const chosen = (tabs.find(({ id }) => id === group) ?? tabs[0])?.id ?? all;
  const listed: readonly CsvRemark[] =
    chosen === all
      ? problems
      : chosen === odd
        ? warnings
        : remarks.filter((each) => groupId(each) === chosen);
  const at = Math.min(position, listed.length - 1);

  function choose(id: string, index = 0) {
    setGroup(id);
    setPosition(index);
  }
  return {
    remarks,
    tabs,
    chosen,
    choose,
    at,
    count: listed.length,
    current: listed[at],
    /** Goes on in the group by so many remarks, from its end to its beginning. */
    move: (by: number) => setPosition((at + by + listed.length) % listed.length),
    /** Goes to the remark at a place, among all of its kind. @returns that remark */
    goTo(place: RemarkPlace | undefined) {
      const { state } = store;
      const found = remarkAt(state, place);
      if (found) {
        const isOdd = 'warning' in found;
        choose(isOdd ? odd : all, (isOdd ? state.warnings : state.problems).findIndex(isAt(place)));
      }
      return found;
    },
  };
}
