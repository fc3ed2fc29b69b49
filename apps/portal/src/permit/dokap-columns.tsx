import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import {
  dataLanguage,
  declaredRows,
  dokapListOf,
  fill,
  formatDate,
  isIsoDate,
  kilobytes,
} from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { CellNote, type ColumnBase } from '@pabean/ui/data-table';
import { Download, TriangleAlert } from 'lucide-react';
import type { DetailMessages } from '../messages/detail-id.ts';
import * as styles from './dokap.css.ts';
import { FirstValue } from './first-value.tsx';
import { missingOf } from './missing-of.ts';

const numbers = new Intl.NumberFormat('id-ID');
const dateOf = (value: string | null) => (value && isIsoDate(value) ? formatDate(value) : undefined);

const isCount = ({ code, first }: ListedDokap) => declaredRows(code, first) !== undefined;

function numberOf(
  dokap: ListedDokap,
  { messages, permitTypeId }: Pick<DokapColumnsOptions, 'messages' | 'permitTypeId'>,
) {
  if (dokap.first === null) return '–';
  if (isCount(dokap)) return fill(messages.declared, { count: dokap.first });
  return dateOf(dokap.first) ?? <FirstValue dokap={dokap} permitTypeId={permitTypeId} />;
}

function Note({ dokap, messages }: { dokap: ListedDokap; messages: DetailMessages['applicationDetail'] }) {
  const { mandatory, expiry, remarks } = dokap;
  const parts = [
    mandatory !== null && messages.mandatory,
    expiry && (
      <span key="expiry" className={styles.whole}>
        {fill(messages.validUntil, { date: formatDate(expiry) })}
      </span>
    ),
    remarks && (
      <span key="remarks" lang={dataLanguage}>
        {remarks}
      </span>
    ),
  ].filter(Boolean);
  return <CellNote>{parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]))}</CellNote>;
}

function Need({ children }: { children: string }) {
  return (
    <span className={styles.need}>
      <TriangleAlert size={16} />
      {children}
    </span>
  );
}

function rowCountOf(dokap: ListedDokap, messages: DetailMessages['applicationDetail']): string {
  const count = dokap.rowCount ?? 0;
  const declared = declaredRows(dokap.code, dokap.first);
  return declared === undefined ? fill(messages.rows, { count }) : fill(messages.rowsOf, { count, declared });
}

/** Whether browsers can show a file of this name; any other is only downloaded. */
const isShown = ({ fileName }: ListedDokap) => /\.(pdf|png|jpe?g)$/i.test(fileName ?? '');

/** `PDF · 1.204 Kb`. */
function fileText({ fileName, fileBytes }: ListedDokap): string {
  const extension = (fileName ?? '').split('.').at(-1)?.toUpperCase();
  return [extension, fileBytes && `${numbers.format(kilobytes(fileBytes))} Kb`].filter(Boolean).join(' · ');
}

/** Options of the columns. */
export interface DokapColumnsOptions {
  messages: DetailMessages['applicationDetail'];
  /** Label of a date. */
  date: string;
  /** The permit type of the documents' types. */
  permitTypeId: string | undefined;
  /** Whether the documents may be changed: then each shows what is missing in it. */
  editable: boolean;
  /** The server's list of what is missing in the application. */
  missing: ApplicationHeader['missing'];
  /** Label of the column for remarks, where there is one. */
  remarks: string | undefined;
  /** Downloads a document's file. */
  onDownload: (dokap: ListedDokap) => void;
  /** Shows a document's file above the page. */
  onPreview: (dokap: ListedDokap) => void;
}

/** The columns of the documents' table. */
export const dokapColumns = ({
  date,
  permitTypeId,
  remarks,
  ...options
}: DokapColumnsOptions): readonly ColumnBase<ListedDokap>[] => [
  {
    id: 'name',
    head: options.messages.documentName,
    card: 'title',
    cell: (dokap) => (
      <span className={styles.name}>
        <b lang={dataLanguage}>{dokap.name}</b>
        <Note dokap={remarks ? { ...dokap, remarks: null } : dokap} messages={options.messages} />
      </span>
    ),
  },
  {
    id: 'number',
    head: options.messages.documentNumber,
    lang: (dokap) => (isCount(dokap) ? undefined : dataLanguage),
    cell: (dokap) => {
      // The second value is a date, or belongs to the first, like a voyage to its vessel.
      const { second } = dokap;
      if (!second || dateOf(second)) return numberOf(dokap, { messages: options.messages, permitTypeId });
      return (
        <span className={styles.name}>
          {numberOf(dokap, { messages: options.messages, permitTypeId })}
          <CellNote>{second}</CellNote>
        </span>
      );
    },
  },
  { id: 'date', head: date, nowrap: true, cell: ({ second }) => dateOf(second) ?? '–' },
  ...(remarks
    ? [
        {
          id: 'remarks',
          head: remarks,
          lang: dataLanguage,
          cell: ({ remarks }: ListedDokap) => remarks ?? '–',
        },
      ]
    : []),
  {
    id: 'file',
    head: options.messages.file,
    nowrap: true,
    cell: (dokap) => <FileCell dokap={dokap} {...options} />,
  },
];

interface FileCellProps
  extends Pick<DokapColumnsOptions, 'messages' | 'editable' | 'missing' | 'onDownload' | 'onPreview'> {
  dokap: ListedDokap;
}

/** A document's rows or its file, or what is missing in it. */
function FileCell({ dokap, messages, editable, missing, onDownload, onPreview }: FileCellProps) {
  const [lack] = editable ? missingOf(dokap, missing) : [];
  if (dokapListOf(dokap.code) && dokap.first !== null) {
    const rows = rowCountOf(dokap, messages);
    return lack ? <Need>{rows}</Need> : rows;
  }
  if (lack?.code === 'dokap') return <Need>{messages.unfilled}</Need>;
  if (lack) return <Need>{messages.noFile}</Need>;
  if (!dokap.fileName) return '–';
  return (
    <>
      <span className={styles.file}>
        {isShown(dokap) ? (
          <Button
            size="small"
            variant="tertiary"
            flush
            aria-label={`${fileText(dokap)}, ${fill(messages.preview, { name: dokap.name })}`}
            onClick={() => onPreview(dokap)}
          >
            {fileText(dokap)}
          </Button>
        ) : (
          fileText(dokap)
        )}
        <IconButton
          size="small"
          label={fill(messages.download, { name: dokap.name })}
          icon={<Download size={16} />}
          onClick={() => onDownload(dokap)}
        />
      </span>
      <span className={styles.fileOnPaper} data-print="only" lang={dataLanguage}>
        {dokap.fileName}
      </span>
    </>
  );
}
