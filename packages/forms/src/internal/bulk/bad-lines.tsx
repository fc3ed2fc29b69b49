import { fill } from '@pabean/api/rules';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useFormMessages } from '../../messages/index.ts';
import * as styles from './bulk.css.ts';
import type { BadLine } from './reading.ts';
import { visibleText } from './visible-text.ts';

/** Props of {@link BadLines}. */
export interface BadLinesProps {
  lines: readonly BadLine[];
  /** Goes to a line of the text. */
  onGo: (line: number) => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** So many lines are listed. */
const mostListed = 50;

/** The lines of a text that cannot become rows: which, what stood there, and what is wrong with it. */
export function BadLines({ lines, onGo, ref }: BadLinesProps) {
  const words = useFormMessages('bulk');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} tabIndex={-1} className={styles.bad}>
      <h4 id={id} className={styles.badHeading}>
        <CircleAlert size={20} className={styles.icon} />
        {fill(words.bad, { count: lines.length })}
      </h4>
      <ol className={styles.badList}>
        {lines.slice(0, mostListed).map(({ line, text, reasons }) => (
          <li key={line} className={styles.badLine}>
            <button type="button" className={styles.go} onClick={() => onGo(line)}>
              {fill(words.line, { line })}
            </button>
            <bdi className={styles.stood}>{visibleText(text)}</bdi>
            <span className={styles.reason}>{reasons.join(' ')}</span>
          </li>
        ))}
      </ol>
      {lines.length > mostListed && <p>{fill(words.moreBad, { count: lines.length - mostListed })}</p>}
    </section>
  );
}
