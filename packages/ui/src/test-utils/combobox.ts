import { waitFor } from '@testing-library/dom';
import { fieldUtils } from './field.ts';
import type { ChoiceUtils } from './fields.ts';
import { controlOf, isCalled, type Name, namedBy, person, textOf, theOne, typed } from './find.ts';

/** A field whose value is chosen from a searchable list. */
export interface ComboboxUtils extends ChoiceUtils<HTMLInputElement> {
  /** Types the text and leaves the list open, for example for `options`. */
  search(text: string): Promise<void>;
  /** The text below the options: loading, nothing found, or how many more there are. */
  note(): string;
}

/**
 * A Combobox, also one that searches on a server: `choose` types the text and waits for its option.
 *
 * @param within The element to search in.
 * @beta
 */
export function combobox(label: Name, within: HTMLElement = document.body): ComboboxUtils {
  const control = () => controlOf<HTMLInputElement>(label, within, 'input[role=combobox]');
  const list = () => namedBy(control(), 'aria-controls')[0];
  const options = () => [...(list()?.querySelectorAll('[role=option]') ?? [])];
  // An option's code is beside its label.
  const nameOf = (option: Element) => textOf(option.firstElementChild);
  const named = (name: Name) => theOne('option', name, options(), nameOf);
  const search = async (text: string) => {
    const user = person();
    await user.clear(control());
    if (text === '') await user.click(control());
    else await user.type(control(), typed(text));
  };
  return {
    ...fieldUtils(control),
    search,
    async choose(option) {
      if (typeof option !== 'string') await person().click(control());
      else if (!isCalled(control().value, option)) await search(option);
      else return;
      await person().click(
        await waitFor(() => named(option), { container: within, onTimeout: (error) => error }),
      );
    },
    value: () => control().value,
    options: () => options().map(nameOf),
    note: () => textOf(list()?.nextElementSibling),
  };
}
