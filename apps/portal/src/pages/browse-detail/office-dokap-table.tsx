import type { OfficeDokap } from '@pabean/api/contract';
import { useOfficeDokaps, useRowDownload } from '@pabean/api/hooks';
import { dataLanguage, fill, formatDate } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { CellNote, type ColumnBase, PlainTable } from '@pabean/ui/data-table';
import * as styles from '../../detail/detail.css.ts';
import { DownloadProblem } from '../../files/download-problem.tsx';
import { useDownload } from '../../files/use-download.ts';
import { useTableLoad } from '../../loading/use-load-state.ts';
import type { DetailMessages } from '../../messages/detail-id.ts';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import * as dokapStyles from '../../permit/dokap.css.ts';

interface Columns {
  messages: DetailMessages['applicationDetail'];
  /** Label of a date. */
  date: string;
  onDownload: (dokap: OfficeDokap) => void;
}

const columnsIn = ({ messages, date, onDownload }: Columns): readonly ColumnBase<OfficeDokap>[] => [
  {
    id: 'name',
    head: messages.documentName,
    card: 'title',
    lang: dataLanguage,
    cell: ({ name, remarks }) => (
      <>
        {name}
        <CellNote>{remarks}</CellNote>
      </>
    ),
  },
  { id: 'number', head: messages.documentNumber, cell: ({ number }) => number ?? '–' },
  { id: 'date', head: date, nowrap: true, cell: ({ date: day }) => (day ? formatDate(day) : '–') },
  {
    id: 'file',
    head: messages.file,
    cell: (dokap) =>
      dokap.fileUrl ? (
        <>
          <Button
            flush
            size="small"
            variant="tertiary"
            className={dokapStyles.fileButton}
            data-print="never"
            aria-label={`${dokap.fileName ?? messages.file}, ${fill(messages.download, { name: dokap.name })}`}
            onClick={() => onDownload(dokap)}
          >
            {dokap.fileName ?? messages.file}
          </Button>
          <span className={dokapStyles.fileOnPaper} data-print="only" lang={dataLanguage}>
            {dokap.fileName ?? messages.file}
          </span>
        </>
      ) : (
        '–'
      ),
  },
];

/** Props of {@link OfficeDokapTable}. */
export interface OfficeDokapTableProps {
  applicationId: string;
}

/** Documents added by officers, read-only. */
export function OfficeDokapTable({ applicationId }: OfficeDokapTableProps) {
  const messages = useDetailMessages('applicationDetail');
  const own = useDetailMessages('browseDetail');
  const { date } = useAppMessages('common');
  const download = useDownload(useRowDownload().run);
  return (
    <div className={styles.section}>
      <h2>{own.officeDocuments}</h2>
      <DownloadProblem problem={download.problem} />
      <PlainTable
        caption={own.officeDocuments}
        columns={columnsIn({ messages, date, onDownload: download.start })}
        {...useTableLoad(useOfficeDokaps(applicationId))}
        rowId={({ id, name, number }) => id ?? `${name} ${number}`}
        empty={{ heading: own.noOfficeDocuments, text: own.noOfficeDocumentsText }}
      />
    </div>
  );
}
