import type { CourierGoods, NamedCode, PassengerGoods, TransitDocument } from '@pabean/api/contract';
import {
  dataLanguage,
  formatDate,
  formatNumber,
  formatQuantity,
  kilograms,
  otherPurpose,
  rupiah,
  transitEntryTypes,
  withGloss,
} from '@pabean/api/rules';
import type { FieldValues } from 'react-hook-form';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import { useTransitGloss } from '../messages/use-transit-gloss.ts';
import { transitField } from './fields.ts';
import type { FormSection } from './sections.ts';
import { useTransitLabels } from './use-transit-labels.ts';

/** A label and its answer, as shown to the user. */
export interface Answer {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The language of the value, if it is the office's. */
  readonly lang?: string;
}

/** The reference lists with the names of codes. */
export interface NamedLists {
  readonly units: readonly NamedCode[];
  readonly packageTypes?: readonly NamedCode[] | undefined;
}

type Line = Partial<PassengerGoods & CourierGoods & TransitDocument>;

const nameIn = (list: readonly NamedCode[] | undefined, code: string) =>
  list?.find((each) => each.code === code)?.name ?? code;

const officeDataFields: readonly string[] = ['identityType', 'purpose', 'port', 'city'];

/** Returns the answers of a section. */
export function useAnswers({ units, packageTypes }: NamedLists) {
  const { hasSponsor } = useTransitMessages('transitForm');
  const { no } = useFormMessages('form');
  const labelOf = useTransitLabels();
  const glossOf = useTransitGloss();
  const glossed = (word: string) => withGloss(word, glossOf(word));

  function shownAs(name: string, value: string): Pick<Answer, 'value' | 'lang'> {
    const { kind } = transitField(name);
    if (!value) return { value: '' };
    if (kind === 'date') return { value: formatDate(value) };
    if (kind === 'count') return { value: formatNumber(value, { decimals: 0 }) };
    if (kind === 'packageType') return { value: nameIn(packageTypes, value), lang: dataLanguage };
    if (kind === 'entryType') {
      const label = transitEntryTypes[value as keyof typeof transitEntryTypes] ?? '';
      if (glossOf(label) === undefined) return { value: `${label} (${value})`, lang: dataLanguage };
      return { value: [label, value].map(glossed).join(', ') };
    }
    const isOffices = officeDataFields.includes(kind);
    return {
      value: isOffices ? glossed(value) : value,
      ...(isOffices && glossOf(value) === undefined && { lang: dataLanguage }),
    };
  }

  /** All values of a line with labels, except the one that names the line. */
  function partsOf({ count, unit, ...line }: Line): string {
    const parts: [name: string, value: string | undefined][] = [
      ['brand', line.brand],
      ['serialNumber', line.serialNumber],
      ['goodsCount', count && `${formatNumber(count, { decimals: 0 })} ${nameIn(units, unit ?? '')}`],
      ['price', line.price && formatQuantity(line.price, rupiah)],
      ['goodsWeight', line.weight && formatQuantity(line.weight, kilograms)],
      ['waybill', line.waybill],
      ['aircraft', line.aircraft],
      ['flight', line.flight],
      ['transitDocumentNumber', line.number],
      ['transitDocumentDate', line.date && formatDate(line.date)],
      ['remarks', line.remarks],
    ];
    return parts.flatMap(([name, value]) => (value ? [`${labelOf(name)}: ${value}`] : [])).join(' · ');
  }

  const linesOf = (name: string, lines: readonly Line[]): Answer[] =>
    lines.map((line, index) => ({
      id: `${name}.${index}`,
      label: `${index + 1}. ${line.description ?? glossed(line.kind ?? '')}`,
      value: partsOf(line),
    }));

  return function answersOf({ name: section, rows }: FormSection, values: FieldValues): Answer[] {
    if (section === 'sponsor' && !values.hasSponsor)
      return [{ id: 'hasSponsor', label: hasSponsor, value: no }];
    return rows.flat().flatMap((name) => {
      const value: unknown = values[name];
      if (Array.isArray(value))
        return value.length > 0 ? linesOf(name, value) : [{ id: name, label: labelOf(name), value: '' }];
      const isAsked =
        transitField(name).kind === 'masked' || name === 'otherPurpose'
          ? Boolean(value) && (name !== 'otherPurpose' || values.purpose === otherPurpose)
          : true;
      return isAsked ? [{ id: name, label: labelOf(name), ...shownAs(name, String(value ?? '')) }] : [];
    });
  };
}
