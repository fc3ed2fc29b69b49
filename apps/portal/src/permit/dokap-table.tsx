import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { useDokapDownload } from '@pabean/api/hooks';
import { dokapListOf, fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { PlainTable, RowIcon } from '@pabean/ui/data-table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as styles from '../detail/detail.css.ts';
import { DownloadProblem } from '../files/download-problem.tsx';
import { Preview, type Wanted } from '../files/preview.tsx';
import { useDownload } from '../files/use-download.ts';
import { type Call, useTableLoad } from '../loading/use-load-state.ts';
import { useAppMessages, useSharedMessages } from '../messages/language-provider.tsx';
import { useDetailMessages } from '../messages/use-detail-messages.ts';
import { useArea } from './area.ts';
import { dokapColumns } from './dokap-columns.tsx';
import { missingOf } from './missing-of.ts';
import type { Task } from './task.ts';

/** Props of {@link DokapTable}. */
export interface DokapTableProps {
  documents: Call<readonly ListedDokap[]>;
  /** Whether the documents may be changed. */
  editable: boolean;
  /** The server's list of what is missing in the application. Without it, it is computed from the documents. */
  missing?: ApplicationHeader['missing'];
  /** The permit type of the documents' types: codes of reference lists are then shown with their labels. */
  permitTypeId?: string;
  /** Called with the task that the user starts. */
  onTask: (task: Task) => void;
}

/** The supporting documents: their values, their files, and in a draft the buttons to change them. */
export function DokapTable({ documents, editable, missing, permitTypeId, onTask }: DokapTableProps) {
  const messages = useDetailMessages('applicationDetail');
  const { date } = useAppMessages('common');
  const { labels } = useSharedMessages();
  const remarks = useArea().remarks ? labels.remarks : undefined;
  const { run } = useDokapDownload();
  const download = useDownload(run);
  const [wanted, setWanted] = useState<Wanted>();
  const preview = (dokap: ListedDokap) =>
    setWanted({ name: dokap.name, thing: dokap.fileName ?? '', load: () => run(dokap) });
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h2>{messages.documents}</h2>
        {editable && (
          <Button size="small" icon={<Plus size={16} />} onClick={() => onTask({ kind: 'add' })}>
            {messages.addDokap}
          </Button>
        )}
      </div>
      <DownloadProblem problem={download.problem} />
      <PlainTable
        caption={messages.documents}
        columns={dokapColumns({
          messages,
          date,
          permitTypeId,
          editable,
          missing,
          remarks,
          onDownload: download.start,
          onPreview: preview,
        })}
        {...useTableLoad(documents)}
        rowId={(dokap) => dokap.id}
        actions={
          editable || documents.data?.some(hasRows)
            ? (dokap) => <DokapActions dokap={dokap} editable={editable} missing={missing} onTask={onTask} />
            : undefined
        }
        empty={{ heading: messages.noDocuments, text: messages.noDocumentsText }}
      />
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}

const hasRows = ({ code, first }: ListedDokap) => dokapListOf(code) !== undefined && first !== null;

interface DokapActionsProps extends Pick<DokapTableProps, 'editable' | 'missing' | 'onTask'> {
  dokap: ListedDokap;
}

function DokapActions({ dokap, editable, missing, onTask }: DokapActionsProps) {
  const messages = useDetailMessages('applicationDetail');
  const { name } = dokap;
  const edit = () => onTask({ kind: 'edit', dokap });
  if (!editable)
    return (
      hasRows(dokap) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(messages.readListOf, { name })}
          onClick={() => onTask({ kind: 'rows', dokap })}
        >
          {messages.readList}
        </Button>
      )
    );
  return (
    <>
      {hasRows(dokap) && (
        <Button
          size="small"
          aria-label={fill(messages.fillListOf, { name })}
          onClick={() => onTask({ kind: 'rows', dokap })}
        >
          {messages.fillList}
        </Button>
      )}
      {!hasRows(dokap) && missingOf(dokap, missing).length > 0 ? (
        <Button size="small" aria-label={fill(messages.fillInOf, { name })} onClick={edit}>
          {messages.fillIn}
        </Button>
      ) : (
        <IconButton
          size="small"
          label={fill(messages.edit, { name })}
          icon={<RowIcon name="edit" />}
          onClick={edit}
        />
      )}
      {dokap.mandatory === null && (
        <IconButton
          size="small"
          variant="danger"
          label={fill(messages.delete, { name })}
          icon={<RowIcon name="delete" />}
          onClick={() => onTask({ kind: 'delete', dokap })}
        />
      )}
    </>
  );
}
