import { getByLabelText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

/** The name of a widget: the whole name, or a pattern that matches it. */
export type Name = string | RegExp;

/** A user without delays, so that tests may use fake timers. */
export const person = (options: { applyAccept?: boolean } = {}) =>
  userEvent.setup({ delay: null, ...options });

/** The text of an element, in one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether a text matches a name. */
export const isCalled = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** The only candidate with a name; the error lists the candidates when there is none or more than one. */
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

/** The label also matches with “(opsional)” behind it. */
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

/** The elements that an attribute refers to by their ids. */
export const namedBy = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap(
    (id) => element.ownerDocument.getElementById(id) ?? [],
  );

/** Escapes the characters that have a meaning for user-event. */
export const typed = (text: string) => text.replace(/[{[]/g, '$&$&');
