import { useMemo, useState } from 'react';
import {
  type CsvRemark,
  type CsvState,
  type CsvStore,
  groupId,
  groupsOf,
  type RemarkGroup,
} from './csv-store.ts';

/** Error or warning. */
export const all = 'all';
export const onlyWarnings = 'odd';
/** At most this many groups are offered; the rest is under "all". */
const mostGroups = 8;

/** The groups to filter by: all remarks of a kind, and those of one column for one reason. */
export interface RemarkTab extends Partial<RemarkGroup> {
  readonly id: string;
  readonly count: number;
}

function tabsOf({ problems, warnings }: CsvState): RemarkTab[] {
  const kinds = [
    { id: all, remarks: problems },
    { id: onlyWarnings, remarks: warnings },
  ];
  return kinds.flatMap(({ id, remarks }) => {
    const groups = groupsOf(remarks).slice(0, mostGroups);
    return remarks.length === 0
      ? []
      : [{ id, count: remarks.length }, ...groups.map((group) => ({ id: groupId(group.first), ...group }))];
  });
}

/** The location of a cell with a remark. */
export type RemarkPlace = Pick<CsvRemark, 'index' | 'column'>;

const isAt =
  (place: RemarkPlace | undefined) =>
  ({ index, column }: RemarkPlace) =>
    index === place?.index && column === place.column;

/** Returns the remark at a location, if there still is one. */
export const remarkAt = ({ problems, warnings }: CsvState, place: RemarkPlace | undefined) =>
  problems.find(isAt(place)) ?? warnings.find(isAt(place));

/** Steps through the remarks of a table, one group at a time. */
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
      : chosen === onlyWarnings
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
    /** Moves by this many remarks within the group, wrapping around. */
    move: (by: number) => setPosition((at + by + listed.length) % listed.length),
    /** Moves to the remark at a location, among all of its kind. @returns that remark */
    goTo(place: RemarkPlace | undefined) {
      const { state } = store;
      const found = remarkAt(state, place);
      if (found) {
        const isWarning = 'warning' in found;
        choose(
          isWarning ? onlyWarnings : all,
          (isWarning ? state.warnings : state.problems).findIndex(isAt(place)),
        );
      }
      return found;
    },
  };
}
