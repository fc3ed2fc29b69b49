import type { NamedCode } from '@pabean/api/contract';
import { formatNumber } from '@pabean/api/rules';
import { useFormMessages, useSharedMessages, useTransitMessages } from '../messages/index.ts';
import type { LineField } from './line-kind.ts';

/** How quantities are typed; they are shown with decimals only where there are some. */
export const quantity = { decimals: 2 };

/** What both lists of goods share: words, and the fields that both kinds have. */
export function useGoodsKind(units: readonly NamedCode[]) {
  const words = useTransitMessages('transitLines');
  const own = useTransitMessages('transitLabels');
  const { goods: heading, goodsDescription } = useTransitMessages('ppftzLabels');
  const { labels: shared } = useSharedMessages();
  const rows = useFormMessages('rows');
  const nameOf = (code: string) => units.find((each) => each.code === code)?.name ?? code;
  const fields = {
    description: { name: 'description', label: goodsDescription, kind: 'longText' },
    brand: { name: 'brand', label: own.brand, kind: 'text', optional: true },
    serialNumber: { name: 'serialNumber', label: own.serialNumber, kind: 'text', optional: true },
    count: { name: 'count', label: own.goodsCount, kind: 'number', notation: quantity },
    unit: { name: 'unit', label: own.goodsUnit, kind: 'code', options: units, hint: rows.kindHint },
  } as const satisfies Readonly<Record<string, LineField>>;
  return {
    words,
    own,
    shared,
    rows,
    fields,
    frame: { heading, add: rows.addGoods, empty: words.noGoods },
    /** `2 buah`; a unit that the list does not have is shown by its code. */
    countOf: ({ count, unit }: { count: string; unit: string }) =>
      `${formatNumber(count, { decimals: 0 })} ${nameOf(unit)}`,
  };
}
