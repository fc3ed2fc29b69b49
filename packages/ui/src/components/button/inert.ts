import type { ComponentProps, MouseEvent } from 'react';

type ButtonAttributes = Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'>;

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The click handler of an inert button: while it is busy or `aria-disabled`, a click does nothing and does not submit a
 * form.
 */
export function clickOf(attributes: ButtonAttributes, busy = false): ComponentProps<'button'>['onClick'] {
  const cannot = busy || attributes['aria-disabled'] === true || attributes['aria-disabled'] === 'true';
  return cannot ? ignore : attributes.onClick;
}
