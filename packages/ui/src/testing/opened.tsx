import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { typeInto } from '../components/field/type-into.ts';
import { isOnPage } from './on-page.ts';

const lastOf = <Element extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Element>(`#storybook-root ${selector}`)].at(-1);

/** Opens the list of the last combobox, or else the last popup. An open one stays open. */
function open(typed: string | undefined): void {
  const combobox = lastOf<HTMLInputElement>('[role="combobox"]:enabled:read-write');
  if (!combobox) lastOf('[popover]')?.showPopover();
  else if (typed === undefined) combobox.click();
  else typeInto(combobox, typed);
}

function Opened({ typed, children }: { typed: string | undefined; children: ReactNode }) {
  useEffect(() => {
    if (isOnPage()) open(typed);
  }, [typed]);
  return children;
}

/**
 * Shows a story with its popup open in a frame on a docs page, so that it is visible beside the text. The story's own
 * page is unchanged.
 *
 * @param typed The text to type into the combobox, if any.
 */
export const opened =
  (typed?: string): Decorator =>
  (Story) => (
    <Opened typed={typed}>
      <Story />
    </Opened>
  );
