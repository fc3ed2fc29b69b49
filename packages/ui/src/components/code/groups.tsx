import type { ReactNode } from 'react';
import * as styles from './code.css.ts';

/** Splits a code into groups of the given lengths; the rest is a group of its own, empty groups are dropped. */
export function splitGroups(code: string, lengths: readonly number[]): string[] {
  let start = 0;
  const groups = lengths.map((length) => {
    start += length;
    return code.slice(start - length, start);
  });
  return [...groups, code.slice(start)].filter(Boolean);
}

/** Groups of a code with gaps that are not copied. Where lines may break, they break between groups. */
export function Groups({ groups }: { groups: readonly ReactNode[] }) {
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity than their position
    <span key={index} className={styles.group}>
      {index > 0 && <wbr />}
      {group}
    </span>
  ));
}
