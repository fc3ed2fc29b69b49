import type { ListedLetter } from '@pabean/api/contract';
import { type DueState, dueState, formatDate, formatNumber, formatQuantity, rupiah } from '@pabean/api/rules';
import { Badge } from '@pabean/ui/badge';
import { Code } from '@pabean/ui/code';
import type { ServerColumn } from '@pabean/ui/data-table';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { Clock, TriangleAlert } from 'lucide-react';
import type { LetterMessages } from '../../messages/letters-id.ts';
import * as styles from './release-letters.css.ts';

type AppMessages = LetterMessages['letterList'];

const icons = { overdue: TriangleAlert, due: Clock } as const;

function Total({
  letter,
  state,
  messages,
}: {
  letter: ListedLetter;
  state: DueState;
  messages: AppMessages;
}) {
  const amount = letter.total === null ? '–' : formatQuantity(letter.total, rupiah);
  if (state === 'later') return amount;
  const Icon = icons[state];
  return (
    <strong className={styles.marked} data-state={state}>
      <Icon size={14} aria-hidden />
      {amount}
      <VisuallyHidden>{messages[state]}</VisuallyHidden>
    </strong>
  );
}

function DueDate({
  letter,
  state,
  messages,
}: {
  letter: ListedLetter;
  state: DueState;
  messages: AppMessages;
}) {
  const day = formatDate(letter.dueDate) || '–';
  if (state === 'later') return day;
  const Icon = icons[state];
  return (
    <span className={styles.due}>
      {day}
      <Badge tone={state === 'overdue' ? 'danger' : 'warning'} icon={<Icon size={14} aria-hidden />}>
        {messages[state]}
      </Badge>
    </span>
  );
}

/**
 * The list's columns, in the documented order.
 *
 * @param today The customs office's calendar day, `YYYY-MM-DD`.
 */
export function columnsIn(messages: AppMessages, today: string): readonly ServerColumn<ListedLetter>[] {
  const stateOf = ({ dueDate }: ListedLetter) => dueState(dueDate, today);
  return [
    {
      id: 'number',
      head: messages.number,
      card: 'title',
      nowrap: true,
      sortable: true,
      cell: ({ number }) => number,
    },
    { id: 'date', head: messages.date, nowrap: true, sortable: true, cell: ({ date }) => formatDate(date) },
    {
      id: 'lineCount',
      head: messages.lineCount,
      align: 'end',
      sortable: true,
      cell: ({ lineCount }) => (lineCount === null ? '–' : formatNumber(lineCount, { decimals: 0 })),
    },
    {
      id: 'billingCode',
      head: messages.billingCode,
      nowrap: true,
      sortable: true,
      cell: ({ billingCode }) => (billingCode ? <Code copyable>{billingCode}</Code> : '–'),
    },
    {
      id: 'total',
      head: messages.total,
      align: 'end',
      nowrap: true,
      sortable: true,
      cell: (letter) => <Total letter={letter} state={stateOf(letter)} messages={messages} />,
    },
    {
      id: 'dueDate',
      head: messages.dueDate,
      nowrap: true,
      sortable: true,
      cell: (letter) => <DueDate letter={letter} state={stateOf(letter)} messages={messages} />,
    },
  ];
}
