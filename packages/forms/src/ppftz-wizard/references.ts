import type { IdentityType, NamedCode, PpftzHeader, Warehouse } from '@pabean/api/contract';
import { formatDate, formatQuantity, isIsoDate, kilograms } from '@pabean/api/rules';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { type PpftzField, ppftzFieldKind } from './steps.ts';

/** The lists whose codes the header of a record holds. */
export interface PpftzReferences {
  /** Kinds of identity. */
  readonly identityTypes: readonly IdentityType[];
  /** Ports, by UN/LOCODE. */
  readonly ports: readonly NamedCode[];
  /** Warehouses of the office. */
  readonly warehouses: readonly Warehouse[];
}

/** Gives the words of the modes of transport. */
export function useModeWords(): Readonly<Record<string, string>> {
  const { sea, air, land } = usePpftzMessages('wizard');
  return { '1': sea, '2': air, '3': land };
}

/** Gives what a value of the header says to people: words for a code, a day and a weight as they are written. */
export function useHeaderText({ identityTypes, ports, warehouses }: PpftzReferences) {
  const modes = useModeWords();
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
        return identityTypes.find(({ code }) => code === text)?.label ?? text;
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
