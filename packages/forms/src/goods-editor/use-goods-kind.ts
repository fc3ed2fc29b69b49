import { type GoodsRow, goodsRow, maxGoods, type NamedCode, type StoredGoods } from '@pabean/api/contract';
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
import type { RowField, RowKind, RowValues } from '../internal/rows/row-kind.ts';
import { useUnusualVat } from '../internal/unusual-vat.tsx';
import { goodsColumns, goodsText, useGoodsMessages, wholes } from '../internal/use-goods-messages.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { type GoodsCells, useGoodsColumns } from './goods-columns.tsx';
import type { GoodsEditorProps, GoodsRatesProps } from './goods-editor.tsx';
import { rowOf } from './goods-values.ts';

/** Options of an article's rows. */
interface GoodsKindOptions {
  readonly units: readonly NamedCode[];
  readonly packageTypes: readonly NamedCode[];
  /** The usual rates. */
  readonly defaults: GoodsRatesProps;
  /** Renderers of interactive cells. */
  readonly cells: GoodsCells;
}

/** An article in the dialog or pasted. */
export interface GoodsKind extends RowKind<GoodsRow, StoredGoods> {
  /** Its fields by name. */
  readonly field: Readonly<Record<keyof GoodsRow, RowField>>;
  /** Formats the value of a field. */
  readonly textOf: (name: string, text: string) => string;
  /** Loads an article that another user changed meanwhile; rejects if it was deleted. */
  readonly latestOf: (
    article: StoredGoods | undefined,
    loadLatest: GoodsEditorProps['loadLatest'] | undefined,
  ) => (() => Promise<Latest<RowValues>>) | undefined;
}

/** The fields of an article in the dialog and in pasted lines: twelve; an empty pasted rate becomes the usual one. */
export function useGoodsKind({ units, packageTypes, defaults, cells }: GoodsKindOptions): GoodsKind {
  const { messages, heading, labelOf } = useGoodsMessages();
  const { addGoods } = useFormMessages('rows');
  const unusual = useUnusualVat(defaults.vat);
  const field = {
    description: longTextField({ name: 'description', label: labelOf('description') }),
    hsCode: digitsField({
      name: 'hsCode',
      label: labelOf('hsCode'),
      optional: true,
      hint: messages.hsHint,
      width: 'date',
      // HS codes are often copied with points: 8418.10.19.
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
    heading,
    add: addGoods,
    empty: messages.none,
    max: maxGoods,
    example: messages.example,
    begin: { dutyRate: defaults.duty, vatRate: defaults.vat, incomeTaxRate: defaults.incomeTax },
    columns: useGoodsColumns({ units, packageTypes, usualVat: defaults.vat, cells }),
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
        if (!latest) throw refuseWhole(messages.gone);
        return { values: rowOf(latest), version: latest.version };
      }),
  };
}
