import type { ListedDokap } from '@pabean/api/contract';
import { declaredRows, dokapListOf, fill, formatDate, isIsoDate, kilobytes } from '@pabean/api/rules';
import { Button, CellNote, type ColumnBase } from '@pabean/ui';
import { TriangleAlert } from 'lucide-react';
import type { PageWords } from '../../words/pages-id.ts';
import * as styles from './application-detail.css.ts';

const numbers = new Intl.NumberFormat('id-ID');
const dateOf = (value: string | null) => (value && isIsoDate(value) ? formatDate(value) : undefined);

function noteOf({ mandatory, expiry, remarks }: ListedDokap, words: PageWords['applicationDetail']): string {
  const valid = expiry && fill(words.validUntil, { date: formatDate(expiry) });
  return [mandatory !== null && words.mandatory, valid, remarks].filter(Boolean).join(' · ');
}

function numberOf(dokap: ListedDokap, words: PageWords['applicationDetail']): string {
  if (dokap.first === null) return '–';
  if (declaredRows(dokap.code, dokap.first) !== undefined)
    return fill(words.declared, { count: dokap.first });
  return dokap.firstLabel ?? dateOf(dokap.first) ?? dokap.first;
}

function RowCount({ dokap, words }: { dokap: ListedDokap; words: PageWords['applicationDetail'] }) {
  const count = dokap.rowCount ?? 0;
  const declared = declaredRows(dokap.code, dokap.first);
  const text = declared === undefined ? fill(words.rows, { count }) : fill(words.rowsOf, { count, declared });
  const enough = declared === undefined ? count > 0 : count === declared;
  if (enough) return text;
  return (
    <span className={styles.need}>
      <TriangleAlert size={16} />
      {text}
    </span>
  );
}

/** `PDF · 1.204 Kb`. */
function fileText({ fileName, fileBytes }: ListedDokap): string {
  const extension = (fileName ?? '').split('.').at(-1)?.toUpperCase();
  return [extension, fileBytes && `${numbers.format(kilobytes(fileBytes))} Kb`].filter(Boolean).join(' · ');
}

/** The columns of the documents' table. `onDownload` fetches a document's file. */
export const dokapColumns = (
  words: PageWords['applicationDetail'],
  dateLabel: string,
  onDownload: (dokap: ListedDokap) => void,
): readonly ColumnBase<ListedDokap>[] => [
  {
    id: 'name',
    head: words.documentName,
    card: 'title',
    cell: (dokap) => (
      <span className={styles.name}>
        <b>{dokap.name}</b>
        <CellNote>{noteOf(dokap, words)}</CellNote>
      </span>
    ),
  },
  { id: 'number', head: words.documentNumber, cell: (dokap) => numberOf(dokap, words) },
  {
    id: 'date',
    head: dateLabel,
    nowrap: true,
    cell: ({ second }) => dateOf(second) ?? second ?? '–',
  },
  {
    id: 'file',
    head: words.file,
    nowrap: true,
    cell: (dokap) => {
      if (dokapListOf(dokap.code) && dokap.first !== null) return <RowCount {...{ dokap, words }} />;
      if (!dokap.fileName) return '–';
      return (
        <Button
          size="small"
          variant="tertiary"
          className={styles.flush}
          aria-label={`${fileText(dokap)}, ${fill(words.download, { name: dokap.name })}`}
          onClick={() => onDownload(dokap)}
        >
          {fileText(dokap)}
        </Button>
      );
    },
  },
];
