import { maxTransitLines, type NamedCode } from '@pabean/api/contract';
import { dataLanguage, formatNumber, pieces } from '@pabean/api/rules';
import { nameOfCode } from '../internal/code-options.ts';
import { codeField, longTextField, numberField, textField } from '../internal/rows/fields.tsx';
import type { RowField } from '../internal/rows/row-kind.ts';
import { useFormMessages, useSharedMessages, useTransitMessages } from '../messages/use-messages.ts';

/** What both lists of goods share: messages and common fields. */
export function useGoodsKind(units: readonly NamedCode[]) {
  const messages = useTransitMessages('transitLines');
  const transitLabels = useTransitMessages('transitLabels');
  const { goods: heading, goodsDescription } = useTransitMessages('ppftzLabels');
  const { labels: shared } = useSharedMessages();
  const rows = useFormMessages('rows');
  const fields = {
    description: longTextField({ name: 'description', label: goodsDescription }),
    brand: textField({ name: 'brand', label: transitLabels.brand, optional: true }),
    serialNumber: textField({ name: 'serialNumber', label: transitLabels.serialNumber, optional: true }),
    count: numberField({ name: 'count', label: transitLabels.goodsCount, notation: pieces }),
    unit: codeField({ name: 'unit', label: transitLabels.goodsUnit, options: units, hint: rows.kindHint }),
  } satisfies Readonly<Record<string, RowField>>;
  return {
    messages,
    transitLabels,
    shared,
    rows,
    fields,
    frame: {
      heading,
      add: rows.addGoods,
      empty: messages.noGoods,
      keepsEmptied: messages.keepsEmptied,
      max: maxTransitLines,
      lang: dataLanguage,
    },
    /** `2 buah`; an unknown unit is shown as its code. */
    countOf: ({ count, unit }: { count: string; unit: string }) =>
      `${formatNumber(count, pieces)} ${nameOfCode(units, unit)}`,
  };
}
