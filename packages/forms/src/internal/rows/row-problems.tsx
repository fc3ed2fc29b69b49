import { CircleAlert } from 'lucide-react';
import type { RowField, RowProblem } from './row-kind.ts';
import * as styles from './row-table.css.ts';

/** Props of {@link RowProblems}. */
export interface RowProblemsProps {
  /** The id of the row; prefix of its fields' ids (`id.field`). */
  id: string;
  fields: readonly RowField[];
  problems: readonly RowProblem[];
  /** Opens the row at one of its fields. */
  onOpen: (field: string | undefined) => void;
}

/**
 * The errors of a row, each with a link to its field. An error summary around the list finds every field of the row by its id.
 */
export function RowProblems({ id, fields, problems, onOpen }: RowProblemsProps) {
  const right = fields.filter(({ name }) => !problems.some(({ field }) => field === name));
  return (
    <>
      {problems.map(({ field, message }) => (
        <span key={`${field} ${message}`} className={styles.problem}>
          <CircleAlert size={16} className={styles.problemIcon} />
          <button
            type="button"
            id={field && `${id}.${field}`}
            className={styles.problemLink}
            onClick={() => onOpen(field)}
          >
            {message}
          </button>
        </span>
      ))}
      <span hidden>
        {right.map(({ name }) => (
          <span key={name} id={`${id}.${name}`} />
        ))}
      </span>
    </>
  );
}
