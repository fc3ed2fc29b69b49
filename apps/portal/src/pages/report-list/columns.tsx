import type { ListedReport } from '@pabean/api/contract';
import { dataLanguage, fill, formatDate, formatDateTime, reportTypes } from '@pabean/api/rules';
import { CellNote, type ServerColumn } from '@pabean/ui/data-table';
import { ReceivedNote } from '../../table/received-note.tsx';
import type { ReportWords } from '../../words/reports-id.ts';
import { WholeWords } from './whole-words.tsx';

type Words = ReportWords['reportList'];

/** The type of a report in words; of one without words here, what its provider calls it. */
export function typeOf({ type, typeName }: ListedReport, words: Words): string {
  const known = reportTypes.find((each) => each === type || each === typeName);
  return known ? words[`type${known}`] : typeName || type;
}

/** What a report is called where it is asked about. */
export const nameOf = (report: ListedReport, words: Words) =>
  `${typeOf(report, words)} ${periodOf(report, words)}`;

/** The days that a report is about. */
export const periodOf = ({ from, until }: ListedReport, words: Words) =>
  until ? fill(words.until, { from: formatDate(from), until: formatDate(until) }) : formatDate(from);

/**
 * The list's columns.
 *
 * @param typeHead What the type of a report is called.
 * @param timeZone In which times are shown.
 */
export function columnsIn(
  words: Words,
  typeHead: string,
  timeZone: string,
): readonly ServerColumn<ListedReport>[] {
  const timeOf = (instant: string | null) => (instant ? formatDateTime(instant, timeZone) : '–');
  return [
    {
      id: 'company',
      head: words.company,
      sortable: true,
      cell: ({ companyName }) => companyName,
      lang: dataLanguage,
    },
    { id: 'type', head: typeHead, card: 'title', sortable: true, cell: (report) => typeOf(report, words) },
    { id: 'from', head: words.from, nowrap: true, sortable: true, cell: ({ from }) => formatDate(from) },
    {
      id: 'until',
      head: words.to,
      nowrap: true,
      sortable: true,
      cell: ({ until }) => formatDate(until) || '–',
    },
    {
      id: 'sentAt',
      head: words.sentAt,
      nowrap: true,
      sortable: true,
      cell: ({ recordedAt, sentAt, receivedAt }) => (
        <div>
          {timeOf(sentAt ?? recordedAt)}
          {receivedAt && <ReceivedNote at={receivedAt} />}
        </div>
      ),
    },
    {
      id: 'file',
      head: words.file,
      cell: ({ fileName, lineCount }) => (
        <div>
          <WholeWords>{fileName ?? '–'}</WholeWords>
          {lineCount !== null && <CellNote>{fill(words.lines, { count: lineCount })}</CellNote>}
        </div>
      ),
    },
  ];
}
