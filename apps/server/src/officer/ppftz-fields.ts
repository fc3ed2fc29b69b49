import { type PpftzHeader, ppftzFileField, ppftzFileLabel, ppftzHeaderNames } from '@pabean/api/contract';
import {
  type PpftzKind,
  ppftzDocumentFields,
  ppftzLabelsId,
  ppftzSlotsOf,
  id as shared,
} from '@pabean/api/rules';
import { fromHeaderColumns, type HeaderColumns, headerFields, kindOf } from '../ppftz/header-row.ts';

/** A field of a record by its wire name, and its label. */
export interface RecordField {
  readonly name: string;
  readonly label: string;
}

const labels: Readonly<Record<string, string>> = { ...shared.labels, ...ppftzLabelsId };

/** The wire name of a header field. */
export const headerField = (field: keyof PpftzHeader): RecordField => {
  const { name, label } = ppftzHeaderNames[field];
  return { name, label: labels[label] ?? name };
};

/** Header fields of records with a proxy only. */
const ofProxy = ['proxyName', 'proxyIdentityType', 'proxyIdentityNumber', 'proxyAddress'] as const;

/** The header fields that a record shows. */
export function headerFieldsOf(kind: PpftzKind, hasProxy: boolean): (keyof PpftzHeader)[] {
  const shown = new Set<string>(ppftzSlotsOf(kind, hasProxy).map(({ slot }) => slot));
  const hidden = new Set<string>([
    ...(hasProxy ? [] : ofProxy),
    ...Object.entries(ppftzDocumentFields).flatMap(([slot, fields]) =>
      shown.has(slot) ? [] : Object.values(fields),
    ),
  ]);
  return headerFields.filter((field) => !hidden.has(field));
}

/** All fields of a record that can be returned for correction, in the order of its form. */
export function correctableFields(record: HeaderColumns & { readonly kind: string }): RecordField[] {
  const { hasProxy } = fromHeaderColumns(record);
  const kind = kindOf(record);
  return [
    ...headerFieldsOf(kind, hasProxy).map(headerField),
    ...ppftzSlotsOf(kind, hasProxy).map(({ slot }) => ({
      name: ppftzFileField(slot),
      label: `Berkas ${labels[ppftzFileLabel(slot)] ?? slot}`,
    })),
    { name: 'kontainer', label: labels.container ?? '' },
    { name: 'barang', label: labels.goods ?? '' },
    { name: 'kemasan', label: labels.packaging ?? '' },
  ];
}
