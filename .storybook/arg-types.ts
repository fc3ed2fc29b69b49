import { controls } from 'virtual:controls';
import type { ArgTypesEnhancer, Renderer, StrictInputType } from 'storybook/internal/types';
import type { Control } from '../tools/props/data.ts';
import { subjectOf } from './guide/library.ts';

/** Up to this many choices are shown side by side. */
const few = 4;

/** A text, number or boolean control for an arg whose prop also takes other types, such as a text for a node. */
const controlFor = (value: unknown): Control | undefined => {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as Control) : undefined;
};

/** Functions, nodes and objects get no control and are hidden in the controls panel. */
function rowOf(control: Control | null | undefined): Omit<StrictInputType, 'name'> {
  if (!control)
    return { type: { name: 'other', value: '' }, control: { disable: true }, table: { disable: true } };
  if (control === 'text') return { type: { name: 'string' }, control: { type: 'text' } };
  if (typeof control === 'string') return { type: { name: control }, control: { type: control } };
  return {
    type: { name: 'enum', value: [...control] },
    options: control,
    control: { type: control.length > few ? 'select' : 'inline-radio' },
  };
}

/** Adds controls from the declared types of a component's props and from a story's initial args. */
export const withControls: ArgTypesEnhancer<Renderer> = ({ title, argTypes, initialArgs }) => {
  const declared = controls[subjectOf(title)] ?? {};
  const names = new Set([declared, initialArgs, argTypes].flatMap(Object.keys));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      { ...argTypes[name], name, ...rowOf(declared[name] ?? controlFor(initialArgs[name])) },
    ]),
  );
};
