import type { ComponentProps, MouseEvent } from 'react';

type ButtonAttributes = Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'>;

const ignore = (event: MouseEvent) => event.preventDefault();

/** What a click does: nothing, and no sending of a form either, while the button is busy or says that it cannot act. */
export function clickOf(attributes: ButtonAttributes, busy = false): ComponentProps<'button'>['onClick'] {
  const cannot = busy || attributes['aria-disabled'] === true || attributes['aria-disabled'] === 'true';
  return cannot ? ignore : attributes.onClick;
}
