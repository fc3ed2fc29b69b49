import type { ReactNode } from 'react';
import { splitGroups } from '../components/code/groups.tsx';
import * as styles from './echo.css.ts';

/** The groups of a partly typed code, with a dot for every missing character. */
export function templateOf(text: string, lengths: readonly number[]): ReactNode[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let rest = text.length;
  return splitGroups(text.padEnd(whole, '·'), lengths).map((group) => {
    const typed = group.slice(0, Math.max(0, rest));
    rest -= group.length;
    return withMissing(typed, group.slice(typed.length));
  });
}

const withMissing = (typed: string, missing: string) => (
  <>
    {typed}
    {missing && <span className={styles.missing}>{missing}</span>}
  </>
);
