import type { NamedCode } from '@pabean/api/contract';
import { formatNumber, pieces } from '@pabean/api/rules';
import { nameOfCode } from '../internal/code-options.ts';
import type { RowField } from '../internal/rows/row-kind.ts';
import { useFormMessages, useSharedMessages, useTransitMessages } from '../messages/use-messages.ts';

/** What both lists of goods share: words, and the fields that both kinds have. */
export function useGoodsKind(units: readonly NamedCode[]) {
  const words = useTransitMessages('transitLines');
  const own = useTransitMessages('transitLabels');
  const { goods: heading, goodsDescription } = useTransitMessages('ppftzLabels');
  const { labels: shared } = useSharedMessages();
  const rows = useFormMessages('rows');
  const fields = {
    description: { name: 'description', label: goodsDescription, kind: 'longText' },
    brand: { name: 'brand', label: own.brand, kind: 'text', optional: true },
    serialNumber: { name: 'serialNumber', label: own.serialNumber, kind: 'text', optional: true },
    count: { name: 'count', label: own.goodsCount, kind: 'number', notation: pieces },
    unit: { name: 'unit', label: own.goodsUnit, kind: 'code', options: units, hint: rows.kindHint },
  } as const satisfies Readonly<Record<string, RowField>>;
  return {
    words,
    own,
    shared,
    rows,
    fields,
    frame: { heading, add: rows.addGoods, empty: words.noGoods, keepsEmptied: words.keepsEmptied },
    /** `2 buah`; a unit that the list does not have is shown by its code. */
    countOf: ({ count, unit }: { count: string; unit: string }) =>
      `${formatNumber(count, pieces)} ${nameOfCode(units, unit)}`,
  };
}
