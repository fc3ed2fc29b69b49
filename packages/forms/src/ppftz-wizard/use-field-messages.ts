import {
  type PpftzFileField,
  type PpftzHeader,
  type PpftzRecord,
  ppftzFileField,
  ppftzFileLabel,
  ppftzHeaderNames,
} from '@pabean/api/contract';
import { type PpftzSlot, ppftzSlots } from '@pabean/api/rules';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import { ppftzFieldOf } from './steps.ts';

const slotOf = (wireField: string): PpftzSlot | undefined =>
  ppftzSlots.find((slot) => ppftzFileField(slot) === wireField);

/** Returns the label of a field: of the header by its name in code or on the wire, of a file, or of the rows. */
export function useFieldMessages(): (name: string) => string {
  const { labels } = useSharedMessages();
  const ppftzLabels = usePpftzMessages('ppftzLabels');
  const messages: Readonly<Record<string, string>> = { ...labels, ...ppftzLabels };
  const ofRows: Readonly<Record<string, string>> = {
    barang: ppftzLabels.goods,
    kontainer: ppftzLabels.container,
    kemasan: ppftzLabels.packaging,
  };
  return (name) => {
    const slot = slotOf(name);
    if (slot) return messages[String(ppftzFileLabel(slot))] ?? name;
    const known = ppftzHeaderNames[ppftzFieldOf(name) as keyof PpftzHeader];
    const label = typeof known === 'object' ? known.label : undefined;
    return (typeof label === 'string' ? messages[label] : ofRows[name]) ?? name;
  };
}

const bySlot = <Value>(read: (field: PpftzFileField) => Value | null | undefined) =>
  Object.fromEntries(
    ppftzSlots.flatMap((slot) => {
      const value = read(ppftzFileField(slot));
      return value === null || value === undefined ? [] : [[slot, value]];
    }),
  ) as { [Slot in PpftzSlot]?: Value };

/**
 * Labels of a record's files by slot.
 *
 * @beta
 */
export const filesOfPpftz = (record: PpftzRecord) => bySlot((field) => record[field]);

/** An officer's remarks about the files of a record, by slot. */
export const fileRemarksOf = ({ corrections }: Pick<PpftzRecord, 'corrections'>) =>
  bySlot((field) => corrections?.find((each) => each.field === field)?.remark);
