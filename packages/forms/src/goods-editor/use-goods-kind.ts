import { type GoodsRow, goodsRow, type NamedCode, type StoredGoods } from '@pabean/api/contract';
import { kilograms, percent, pieces } from '@pabean/api/rules';
import { nameOfCode } from '../internal/code-options.ts';
import type { Latest } from '../internal/index.ts';
import { refuseWhole } from '../internal/refuse-field.ts';
import {
  codeField,
  digitsField,
  longTextField,
  moneyField,
  notedNumberField,
  numberField,
} from '../internal/rows/fields.tsx';
import type { RowField, RowFields, RowValues } from '../internal/rows/row-kind.ts';
import { useUnusualVat } from '../internal/unusual-vat.tsx';
import { goodsColumns, goodsText, useGoodsWords, wholes } from '../internal/use-goods-words.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import type { GoodsEditorProps, GoodsRatesProps } from './goods-editor.tsx';
import { rowOf } from './goods-values.ts';

/** What an article is made of. */
interface GoodsKindOptions {
  readonly units: readonly NamedCode[];
  readonly packageTypes: readonly NamedCode[];
  /** The rates that most goods have. */
  readonly defaults: GoodsRatesProps;
}

/** An article as it is typed or pasted. */
export interface GoodsKind extends RowFields<GoodsRow> {
  /** Its fields by their names. */
  readonly field: Readonly<Record<keyof GoodsRow, RowField>>;
  /** What a value of a field says to people. */
  readonly textOf: (name: string, text: string) => string;
  /** Its fields in the order of a pasted line. */
  readonly pasted: readonly RowField[];
  /** Loads what somebody else made of an article meanwhile; one that has gone is told. */
  readonly latestOf: (
    article: StoredGoods | undefined,
    loadLatest: GoodsEditorProps['loadLatest'] | undefined,
  ) => (() => Promise<Latest<RowValues>>) | undefined;
}

/** An article as it is typed or pasted: twelve fields, an empty pasted rate is the usual one. */
export function useGoodsKind({ units, packageTypes, defaults }: GoodsKindOptions): GoodsKind {
  const { labelOf } = useGoodsWords();
  const { addGoods } = useFormMessages('rows');
  const { hsHint, gone } = usePpftzMessages('goods');
  const unusual = useUnusualVat(defaults.vat);
  const field = {
    description: longTextField({ name: 'description', label: labelOf('description') }),
    hsCode: digitsField({
      name: 'hsCode',
      label: labelOf('hsCode'),
      optional: true,
      hint: hsHint,
      width: 'date',
      // Codes are copied with points: 8418.10.19.
      read: (cell: string) => cell.replace(/[\s.]/g, ''),
    }),
    unitCount: numberField({ name: 'unitCount', label: labelOf('unitCount'), notation: pieces }),
    unitType: codeField({ name: 'unitType', label: labelOf('unitType'), options: units }),
    packageCount: numberField({ name: 'packageCount', label: labelOf('packageCount'), notation: wholes }),
    packageType: codeField({ name: 'packageType', label: labelOf('packageType'), options: packageTypes }),
    gross: numberField({ name: 'gross', label: labelOf('gross'), notation: kilograms }),
    net: numberField({ name: 'net', label: labelOf('net'), notation: kilograms }),
    value: moneyField({ name: 'value', label: labelOf('value') }),
    dutyRate: numberField({
      name: 'dutyRate',
      label: labelOf('dutyRate'),
      notation: percent,
      usual: defaults.duty,
    }),
    vatRate: notedNumberField({
      name: 'vatRate',
      label: labelOf('vatRate'),
      notation: percent,
      usual: defaults.vat,
      noteOf: (vatRate: string) => unusual.ofOne({ vatRate }),
    }),
    incomeTaxRate: numberField({
      name: 'incomeTaxRate',
      label: labelOf('incomeTaxRate'),
      notation: percent,
      usual: defaults.incomeTax,
    }),
  } satisfies Readonly<Record<keyof GoodsRow, RowField>>;
  return {
    name: 'ppftz-goods',
    add: addGoods,
    schema: goodsRow,
    keeps: ['unitType', 'packageType', 'dutyRate', 'vatRate', 'incomeTaxRate'],
    nameOf: ({ description }) => description,
    textOf(name, text) {
      if (name === 'unitType') return nameOfCode(units, text);
      if (name === 'packageType') return nameOfCode(packageTypes, text);
      return goodsText(name, text);
    },
    field,
    pasted: goodsColumns.map((name) => field[name]),
    fields: [
      [field.description],
      [field.hsCode],
      [field.unitCount, field.unitType],
      [field.packageCount, field.packageType],
      [field.gross, field.net],
      [field.value],
      [field.dutyRate, field.vatRate, field.incomeTaxRate],
    ],
    latestOf: (article, loadLatest) =>
      loadLatest &&
      (async () => {
        const latest = (await loadLatest()).find(({ id }) => id === article?.id);
        if (!latest) throw refuseWhole(gone);
        return { values: rowOf(latest), version: latest.version };
      }),
  };
}
