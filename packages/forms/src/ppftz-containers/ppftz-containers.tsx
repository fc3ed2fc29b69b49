import type { PpftzContainer, StoredPpftzContainer } from '@pabean/api/contract';
import type { AttemptOptions, DraftProps } from '../internal/index.ts';
import { RowsEditor } from '../internal/rows/rows-editor.tsx';
import { useStoredRows } from '../internal/rows/use-stored-rows.ts';
import { useContainerKind } from './use-container-kind.tsx';

/** Props of {@link PpftzContainers}. */
export interface PpftzContainersProps extends DraftProps {
  /** The stored containers; pass them again after each `onAdd` and `onDelete`. */
  rows: readonly StoredPpftzContainer[];
  /**
   * Adds containers, all or none; a rejection with `fieldErrors` of `rows` is shown at the fields or lines. If omitted, nothing
   * can be added.
   */
  onAdd?: (rows: PpftzContainer[], options: AttemptOptions) => Promise<unknown>;
  /** Deletes a container. If omitted, none can be deleted. */
  onDelete?: (id: string) => Promise<unknown>;
  /** Called with the text of a CSV template: column headings and an example line. If omitted, no template is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3;
}

const valuesOf = ({ number, size, kind }: StoredPpftzContainer): PpftzContainer =>
  ({ number, size, kind }) as PpftzContainer;

/**
 * The containers of a PPFTZ record: number, size in feet, FCL or LCL. Without `onAdd` and `onDelete` they are read-only.
 *
 * @beta
 */
export function PpftzContainers({ rows, onAdd, onDelete, ...editor }: PpftzContainersProps) {
  return (
    <RowsEditor
      {...editor}
      kind={useContainerKind(rows)}
      source={useStoredRows({
        rows,
        valuesOf,
        onAdd,
        onDelete: onDelete && (async (ids) => Promise.all(ids.map((id) => onDelete(id)))),
      })}
    />
  );
}
