import type { LetterLine } from '@pabean/api/contract';
import { dataLanguage, formatDate, formatNumber, pibkKinds } from '@pabean/api/rules';
import { Code } from '@pabean/ui/code';
import { CellNote, type ServerColumn } from '@pabean/ui/data-table';
import type { LetterMessages } from '../../messages/letters-id.ts';

type AppMessages = LetterMessages['letterLines'];

const codes = ['taxpayerId', 'number', 'goodsNumber', 'warehouse', 'bagNumber'] as const;
const amounts = ['importDuty', 'vat', 'incomeTax', 'luxuryTax', 'antiDumpingDuty', 'total'] as const;
const days = ['date', 'houseDate'] as const;

const code =
  (key: (typeof codes)[number]) =>
  ({ [key]: value }: LetterLine) =>
    value ? <Code>{value}</Code> : '–';
const amount =
  (key: (typeof amounts)[number]) =>
  ({ [key]: value }: LetterLine) =>
    value === null ? '–' : formatNumber(value, { decimals: 0 });
const day =
  (key: (typeof days)[number]) =>
  ({ [key]: value }: LetterLine) =>
    formatDate(value) || '–';

/** The kind of a declaration: its code and its label. */
function PibkKind({ kind }: { kind: string }) {
  const name = Object.hasOwn(pibkKinds, kind) ? pibkKinds[kind] : undefined;
  return (
    <div>
      {kind || '–'}
      {name && <CellNote lang={dataLanguage}>{name}</CellNote>}
    </div>
  );
}

/** The columns of a letter's lines, in the documented order; amounts are rupiah. */
export function lineColumnsIn(messages: AppMessages): readonly ServerColumn<LetterLine>[] {
  const codeColumn = (id: (typeof codes)[number]) =>
    ({ id, head: messages[id], nowrap: true, cell: code(id) }) as const;
  const amountColumn = (id: (typeof amounts)[number]) =>
    ({ id, head: messages[id], align: 'end', nowrap: true, cell: amount(id) }) as const;
  const dayColumn = (id: (typeof days)[number]) =>
    ({ id, head: messages[id], nowrap: true, cell: day(id) }) as const;
  return [
    {
      id: 'ajuNumber',
      head: messages.ajuNumber,
      card: 'title',
      nowrap: true,
      cell: ({ ajuNumber }) => <Code>{ajuNumber}</Code>,
    },
    codeColumn('taxpayerId'),
    codeColumn('number'),
    dayColumn('date'),
    amountColumn('importDuty'),
    amountColumn('vat'),
    amountColumn('incomeTax'),
    amountColumn('luxuryTax'),
    amountColumn('antiDumpingDuty'),
    amountColumn('total'),
    codeColumn('goodsNumber'),
    dayColumn('houseDate'),
    codeColumn('warehouse'),
    codeColumn('bagNumber'),
    {
      id: 'pibkKind',
      head: messages.pibkKind,
      nowrap: true,
      cell: ({ pibkKind }) => <PibkKind kind={pibkKind} />,
    },
  ];
}
