import { namedBy, person, textOf } from './find.ts';

/** What every field can be asked. Its element is looked for anew each time. */
export interface FieldUtils<Control extends HTMLElement = HTMLElement> {
  /** The input, or the group of radio buttons. */
  control(): Control;
  /** What stands below the control about what is wrong; empty when nothing is. */
  errors(): string[];
  /** What helps to fill it in; empty where there is nothing. */
  hint(): string;
  /** Goes to the field and leaves it, as the key Tab does: many forms check a field then. */
  leave(): Promise<void>;
}

/** What fields share, around a way to find the control. */
export function fieldUtils<Control extends HTMLElement>(control: () => Control): FieldUtils<Control> {
  const described = (part: string) =>
    namedBy(control(), 'aria-describedby').filter(({ id }) => id.endsWith(`-${part}`));
  return {
    control,
    errors: () => described('error').map(textOf),
    hint: () => described('hint').map(textOf).join(' '),
    async leave() {
      const user = person();
      const group = control();
      const target = group.matches('input, select, textarea') ? group : group.querySelector('input');
      target?.focus();
      await user.tab();
    },
  };
}
