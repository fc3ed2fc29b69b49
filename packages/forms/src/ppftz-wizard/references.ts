import type { IdentityType, NamedCode, PpftzHeader, Warehouse } from '@pabean/api/contract';
import { formatDate, formatQuantity, isIsoDate, kilograms, withGloss } from '@pabean/api/rules';
import { useGlosses } from '../messages/use-glosses.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { type PpftzField, ppftzFieldKind } from './steps.ts';

/** The reference lists of a header's codes. */
export interface PpftzReferences {
  /** Kinds of identity. */
  readonly identityTypes: readonly IdentityType[];
  /** Ports, by UN/LOCODE. */
  readonly ports: readonly NamedCode[];
  /** Warehouses of the office. */
  readonly warehouses: readonly Warehouse[];
}

/** Returns the labels of the modes of transport. */
export function useModeLabels(): Readonly<Record<string, string>> {
  const { sea, air, land } = usePpftzMessages('wizard');
  return { '1': sea, '2': air, '3': land };
}

/** Returns a formatter for the header's values: label of a code, a date and a weight in the user's notation. */
export function useHeaderText({ identityTypes, ports, warehouses }: PpftzReferences) {
  const modes = useModeLabels();
  const { identityType } = useGlosses();
  const { yes } = usePpftzMessages('wizard');
  const { no } = useFormMessages('form');
  const named = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((each) => each.code === code)?.name ?? code;
  return (field: keyof PpftzHeader, value: unknown): string => {
    if (typeof value === 'boolean') return value ? yes : no;
    const text = typeof value === 'string' ? value : '';
    if (text === '') return text;
    switch (ppftzFieldKind(field as PpftzField)) {
      case 'identityType':
        return withGloss(identityTypes.find(({ code }) => code === text)?.label ?? text, identityType(text));
      case 'transportMode':
        return modes[text] ?? text;
      case 'port':
        return named(ports, text);
      case 'warehouse':
        return named(warehouses, text);
      case 'date':
        return isIsoDate(text) ? formatDate(text) : text;
      case 'weight':
        return formatQuantity(text, kilograms);
      default:
        return text;
    }
  };
}
