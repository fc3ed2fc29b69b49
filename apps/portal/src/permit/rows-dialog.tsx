import type { ListedDokap, StoredRow } from '@pabean/api/contract';
import { useRowDownload, useStoredRows } from '@pabean/api/hooks';
import { type DokapList, formatDate } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { ContainerNumber } from '@pabean/ui/container-number';
import { type ColumnBase, PlainTable } from '@pabean/ui/data-table';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../dialog/close-foot.tsx';
import { DownloadProblem } from '../files/download-problem.tsx';
import { useDownload } from '../files/use-download.ts';
import { useTableLoad } from '../loading/use-load-state.ts';
import { useSharedMessages } from '../messages/language-provider.tsx';
import * as styles from './dokap.css.ts';

type Labels = ReturnType<typeof useSharedMessages>['labels'];
type Row = StoredRow<DokapList>;
type RowColumns<List extends DokapList> = (
  labels: Labels,
  onDownload: (row: Row) => void,
) => readonly ColumnBase<StoredRow<List>>[];

/** The size of a container, as officers write it in such lists. */
const lcl = (size: string) => `${size} LCL`;

const columnsOf: { readonly [List in DokapList]: RowColumns<List> } = {
  containers: (labels) => [
    {
      id: 'number',
      head: labels.containerNumber,
      card: 'title',
      cell: ({ number }) => <ContainerNumber value={number} />,
    },
    { id: 'size', head: labels.containerSize, cell: ({ size }) => lcl(size) },
  ],
  datedDocuments: (labels, onDownload) => [
    { id: 'number', head: labels.documentNumber, card: 'title', cell: ({ number }) => number },
    { id: 'date', head: labels.documentDate, nowrap: true, cell: ({ date }) => formatDate(date) },
    {
      id: 'file',
      head: labels.file,
      cell: (row) =>
        row.fileName ? (
          <Button
            size="small"
            variant="tertiary"
            className={styles.fileButton}
            onClick={() => onDownload(row)}
          >
            {row.fileName}
          </Button>
        ) : (
          '–'
        ),
    },
  ],
  noStrip: (labels) => [
    {
      id: 'container',
      head: labels.containerNumber,
      card: 'title',
      cell: ({ containerNumber }) => <ContainerNumber value={containerNumber} />,
    },
    { id: 'size', head: labels.containerSize, cell: ({ containerSize }) => lcl(containerSize) },
    { id: 'ppftz', head: labels.ppftzNumber, cell: ({ ppftzNumber }) => ppftzNumber },
    { id: 'ppftzDate', head: labels.ppftzDate, nowrap: true, cell: ({ ppftzDate }) => formatDate(ppftzDate) },
    { id: 'bc11', head: labels.bc11Number, cell: ({ bc11Number }) => bc11Number },
    { id: 'bc11Date', head: labels.bc11Date, nowrap: true, cell: ({ bc11Date }) => formatDate(bc11Date) },
    { id: 'position', head: labels.position, cell: ({ position }) => position },
  ],
};

/** Props of {@link RowsDialog}. */
export interface RowsDialogProps<List extends DokapList> {
  list: List;
  /** The list document whose rows are shown. */
  dokap: ListedDokap;
  /** The application that it belongs to, as text. */
  thing: string;
  onClose: () => void;
}

/** The rows of a list document, read-only: those of a sent application can no longer be changed. */
export function RowsDialog<List extends DokapList>({ list, dokap, thing, onClose }: RowsDialogProps<List>) {
  const { labels } = useSharedMessages();
  const load = useTableLoad(useStoredRows(list, dokap.id));
  const download = useDownload(useRowDownload().run);
  return (
    <Dialog open size="large" heading={dokap.name} description={thing} onRequestClose={onClose}>
      <DialogBody>
        <DownloadProblem problem={download.problem} />
        <PlainTable
          caption={dokap.name}
          columns={columnsOf[list](labels, download.start)}
          {...load}
          rowId={({ id }) => id}
        />
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
