import { fill } from '@pabean/api/rules';
import { TextField } from '@pabean/ui/text-field';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import * as styles from './bulk.css.ts';
import type { BadLine, BulkColumn } from './reading.ts';
import { visibleText } from './visible-text.ts';

/** Props of {@link BadLines}. */
export interface BadLinesProps {
  lines: readonly BadLine[];
  columns: readonly BulkColumn[];
  /** Number of valid lines added before. */
  added: number;
  /** Selects a line of the text. */
  onGo: (line: number) => void;
  /** Writes a new value into a cell of a line. */
  onFix: (line: number, column: number, value: string) => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** At most this many lines are listed. */
const mostListed = 50;

/** The invalid lines of a text: line number, content, and the invalid cells with their errors. */
export function BadLines({ lines, columns, added, onGo, onFix, ref }: BadLinesProps) {
  const messages = useFormMessages('bulk');
  const id = useId();
  const count = lines.filter(({ reasons }) => reasons.length > 0).length;
  const heading = fill(added > 0 ? messages.left : messages.bad, { count, added });
  return (
    <section ref={ref} aria-labelledby={id} tabIndex={-1} className={styles.bad}>
      <h4 id={id} className={styles.badHeading}>
        <CircleAlert size={20} className={styles.icon} />
        {count > 0 ? heading : messages.allFixed}
      </h4>
      <ol className={styles.badList}>
        {lines.slice(0, mostListed).map((each) => (
          <li key={each.line}>
            <BadLineFields line={each} columns={columns} onGo={onGo} onFix={onFix} />
          </li>
        ))}
      </ol>
      {lines.length > mostListed && <p>{fill(messages.moreBad, { count: lines.length - mostListed })}</p>}
    </section>
  );
}

interface BadLineFieldsProps extends Pick<BadLinesProps, 'columns' | 'onGo' | 'onFix'> {
  line: BadLine;
}

function BadLineFields({ line: { line, text, cells, reasons }, columns, onGo, onFix }: BadLineFieldsProps) {
  const messages = useFormMessages('bulk');
  const wrong = reasons.flatMap(({ column }) => (column === undefined ? [] : [column]));
  // A fixed cell keeps its field, so that the user does not lose it while typing.
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(wrong));
  if (wrong.some((column) => !seen.has(column))) setSeen(new Set([...seen, ...wrong]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of questions; this is a line of a list.
    <div role="group" aria-label={fill(messages.line, { line })} className={styles.badLine}>
      <button type="button" className={styles.go} onClick={() => onGo(line)}>
        {fill(messages.line, { line })}
      </button>
      <bdi className={styles.stood}>{visibleText(text)}</bdi>
      {reasons.map(
        ({ sentence, column }) =>
          column === undefined && (
            <span key={sentence} className={styles.reason}>
              {sentence}
            </span>
          ),
      )}
      {seen.size > 0 && (
        <div className={styles.cells}>
          {columns.map(
            ({ name, label }, column) =>
              seen.has(column) && (
                <CellField
                  key={name}
                  label={label}
                  value={cells[column] ?? ''}
                  error={reasons
                    .filter((reason) => reason.column === column)
                    .map(({ sentence }) => sentence)
                    .join(' ')}
                  onFix={(value) => onFix(line, column, value)}
                />
              ),
          )}
        </div>
      )}
      {reasons.length === 0 && (
        <span className={styles.fixed}>
          <CircleCheck size={16} className={styles.icon} />
          {messages.fixed}
        </span>
      )}
    </div>
  );
}

interface CellFieldProps {
  label: string;
  value: string;
  /** Its error, if any. */
  error: string;
  onFix: (value: string) => void;
}

/** A cell that is fixed on blur or with Enter. */
function CellField({ label, value, error, onFix }: CellFieldProps) {
  const written = useRef(value);
  function fix(typed: string) {
    if (typed === written.current) return;
    written.current = typed;
    onFix(typed);
  }
  return (
    <TextField
      label={label}
      defaultValue={value}
      error={error || undefined}
      autoComplete="off"
      spellCheck={false}
      onBlur={({ target }) => fix(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        fix(event.currentTarget.value);
      }}
    />
  );
}
