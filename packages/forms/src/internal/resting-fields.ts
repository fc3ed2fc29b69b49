import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormValues, Reading } from './form-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of fields that nothing is registered with yet. */
export function restingFields<Values extends FieldValues>(first: Values) {
  type Name = FieldPath<Values>;
  const elements = new Map<Name, Set<Control>>();
  const readings = new Map<Name, Reading | undefined>();
  const changed = new Set<Name>();

  return {
    /** The ref of a field's elements; writes their first value, once. */
    rest(name: Name, reading?: Reading) {
      readings.set(name, reading);
      return (element: Control | null) => {
        const known = elements.get(name) ?? new Set();
        if (!element || known.has(element)) return;
        elements.set(name, known.add(element));
        write(element, first[name]);
      };
    },
    /** Remembers that somebody changed it. */
    change(name: Name) {
      changed.add(name);
    },
    /** Registers the elements. A changed one holds what it should: the engine learns of it, and writes nothing new. */
    handOver({ register, setValue }: Pick<FormValues<Values>, 'register' | 'setValue'>) {
      for (const [name, known] of elements) {
        const present = [...known].filter(({ isConnected }) => isConnected);
        if (changed.has(name)) setValue(name, read(present) as never);
        for (const element of present) register(name, readings.get(name)).ref(element);
      }
    },
  };
}

const isRadio = (element: Control): element is HTMLInputElement => element.type === 'radio';

function write(element: Control, text: string) {
  if (isRadio(element)) element.checked = element.value === text;
  else element.value = text;
}

function read(elements: readonly Control[]): string {
  const holder = elements.find((element) => !isRadio(element) || element.checked);
  return holder?.value ?? '';
}
