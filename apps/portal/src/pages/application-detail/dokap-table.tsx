import type { ListedDokap } from '@pabean/api/contract';
import { useDokapDownload } from '@pabean/api/hooks';
import { dokapListOf, fill, missingInDokap } from '@pabean/api/rules';
import { Button, IconButton, PlainTable, RowIcon } from '@pabean/ui';
import { Plus } from 'lucide-react';
import { type Call, useTableLoad } from '../../loading/use-load-state.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import { useWords } from '../../words/words.tsx';
import { DownloadProblem } from '../download-problem.tsx';
import { useDownload } from '../use-download.ts';
import * as styles from './application-detail.css.ts';
import { dokapColumns } from './dokap-columns.tsx';
import type { Task } from './task.ts';

/** Props of {@link DokapTable}. */
export interface DokapTableProps {
  documents: Call<readonly ListedDokap[]>;
  /** Whether the documents may be changed. */
  editable: boolean;
  /** Called with what the user wants to do. */
  onTask: (task: Task) => void;
}

/** The supporting documents: what they say, their files, and in a draft the ways to change them. */
export function DokapTable({ documents, editable, onTask }: DokapTableProps) {
  const words = useDetailWords('applicationDetail');
  const { date } = useWords('common');
  const { run } = useDokapDownload();
  const download = useDownload(run);
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h2>{words.documents}</h2>
        {editable && (
          <Button size="small" icon={<Plus size={16} />} onClick={() => onTask({ kind: 'add' })}>
            {words.addDokap}
          </Button>
        )}
      </div>
      <DownloadProblem problem={download.problem} />
      <PlainTable
        caption={words.documents}
        columns={dokapColumns({ words, date, editable, onDownload: download.start })}
        {...useTableLoad(documents)}
        rowId={(dokap) => dokap.id}
        actions={
          editable || documents.data?.some(hasRows)
            ? (dokap) => <DokapActions {...{ dokap, editable, onTask }} />
            : undefined
        }
        empty={{ heading: words.noDocuments, text: words.noDocumentsText }}
      />
    </div>
  );
}

const hasRows = ({ code, first }: ListedDokap) => dokapListOf(code) !== undefined && first !== null;

interface DokapActionsProps extends Pick<DokapTableProps, 'editable' | 'onTask'> {
  dokap: ListedDokap;
}

function DokapActions({ dokap, editable, onTask }: DokapActionsProps) {
  const words = useDetailWords('applicationDetail');
  const { name } = dokap;
  const edit = () => onTask({ kind: 'edit', dokap });
  if (!editable)
    return (
      hasRows(dokap) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.readListOf, { name })}
          onClick={() => onTask({ kind: 'rows', dokap })}
        >
          {words.readList}
        </Button>
      )
    );
  return (
    <>
      {hasRows(dokap) && (
        <Button
          size="small"
          aria-label={fill(words.fillListOf, { name })}
          onClick={() => onTask({ kind: 'rows', dokap })}
        >
          {words.fillList}
        </Button>
      )}
      {!hasRows(dokap) && missingInDokap(dokap).length > 0 ? (
        <Button size="small" aria-label={fill(words.fillInOf, { name })} onClick={edit}>
          {words.fillIn}
        </Button>
      ) : (
        <IconButton
          size="small"
          label={fill(words.edit, { name })}
          icon={<RowIcon name="edit" />}
          onClick={edit}
        />
      )}
      {dokap.mandatory === null && (
        <IconButton
          size="small"
          variant="danger"
          label={fill(words.delete, { name })}
          icon={<RowIcon name="delete" />}
          onClick={() => onTask({ kind: 'delete', dokap })}
        />
      )}
    </>
  );
}
