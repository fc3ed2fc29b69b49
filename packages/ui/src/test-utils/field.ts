import { namedBy, person, textOf } from './find.ts';

/** Queries that every field supports. Its element is looked up again each time. */
export interface FieldUtils<Control extends HTMLElement = HTMLElement> {
  /** The input, or the group of radio buttons. */
  control(): Control;
  /** The error message below the control; empty where there is none. */
  errors(): string[];
  /** The hint; empty where there is none. */
  hint(): string;
  /** Focuses the field and leaves it, as the Tab key does: many forms validate a field then. */
  leave(): Promise<void>;
}

/** The common part of fields, from a function that finds the control. */
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
