import { getByLabelText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

/** What a widget is called: its whole name, or a pattern that the name has. */
export type Name = string | RegExp;

/** A person at the page; nothing waits for a clock, so that tests may hold it. */
export const person = (options: { applyAccept?: boolean } = {}) =>
  userEvent.setup({ delay: null, ...options });

/** What somebody reads of an element, in one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether a text is what was asked for. */
export const isCalled = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** The one element of several whose text is the name; says which there are when there is none. */
export function theOne<Found extends Element>(
  kind: string,
  name: Name,
  candidates: readonly Found[],
  nameOf: (candidate: Found) => string = textOf,
): Found {
  const [found, other] = candidates.filter((each) => isCalled(nameOf(each), name));
  if (found && !other) return found;
  const names = candidates.map((each) => `“${nameOf(each)}”`).join(', ') || 'none';
  throw new Error(
    `There is ${found ? 'more than one' : 'no'} ${kind} called “${name}”. There are: ${names}.`,
  );
}

/** The words behind “Nama” where a field may be left empty. */
const labelled = (name: Name) =>
  typeof name === 'string'
    ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\([^)]*\\))?$`)
    : name;

/** The control of a field by its label. */
export const controlOf = <Control extends HTMLElement>(
  label: Name,
  within: HTMLElement,
  selector: string,
): Control => getByLabelText<Control>(within, labelled(label), { selector });

/** The elements that an attribute names by their ids. */
export const namedBy = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap(
    (id) => element.ownerDocument.getElementById(id) ?? [],
  );

/** Types as a person does; signs that mean something to user-event are signs here. */
export const typed = (text: string) => text.replace(/[{[]/g, '$&$&');
