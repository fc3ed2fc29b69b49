import type { ListedReport } from '@pabean/api/contract';
import { dataLanguage, fill, formatDate, formatDateTime, reportTypes } from '@pabean/api/rules';
import { CellNote, type ServerColumn } from '@pabean/ui/data-table';
import type { ReportMessages } from '../../messages/reports-id.ts';
import { ReceivedNote } from '../../table/received-note.tsx';
import { WholeWords } from './whole-words.tsx';

type AppMessages = ReportMessages['reportList'];

/** The label of a report's type; of an unknown type, the provider's label. */
export function typeOf({ type, typeName }: ListedReport, messages: AppMessages): string {
  const known = reportTypes.find((each) => each === type || each === typeName);
  return known ? messages[`type${known}`] : typeName || type;
}

/** The name of a report in confirmations. */
export const nameOf = (report: ListedReport, messages: AppMessages) =>
  `${typeOf(report, messages)} ${periodOf(report, messages)}`;

/** The period of a report. */
export const periodOf = ({ from, until }: ListedReport, messages: AppMessages) =>
  until ? fill(messages.until, { from: formatDate(from), until: formatDate(until) }) : formatDate(from);

/**
 * The list's columns.
 *
 * @param typeHead Head of the column of types.
 * @param timeZone Time zone of the shown times.
 */
export function columnsIn(
  messages: AppMessages,
  typeHead: string,
  timeZone: string,
): readonly ServerColumn<ListedReport>[] {
  const timeOf = (instant: string | null) => (instant ? formatDateTime(instant, timeZone) : '–');
  return [
    {
      id: 'company',
      head: messages.company,
      sortable: true,
      cell: ({ companyName }) => companyName,
      lang: dataLanguage,
    },
    { id: 'type', head: typeHead, card: 'title', sortable: true, cell: (report) => typeOf(report, messages) },
    { id: 'from', head: messages.from, nowrap: true, sortable: true, cell: ({ from }) => formatDate(from) },
    {
      id: 'until',
      head: messages.to,
      nowrap: true,
      sortable: true,
      cell: ({ until }) => formatDate(until) || '–',
    },
    {
      id: 'sentAt',
      head: messages.sentAt,
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
      head: messages.file,
      cell: ({ fileName, lineCount }) => (
        <div>
          <WholeWords>{fileName ?? '–'}</WholeWords>
          {lineCount !== null && <CellNote>{fill(messages.lines, { count: lineCount })}</CellNote>}
        </div>
      ),
    },
  ];
}
