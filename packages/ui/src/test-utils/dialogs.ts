import { type Name, namedBy, person, textOf, theOne } from './find.ts';

/** An open dialog. */
export interface DialogUtils {
  /** Where to look for its fields: `textField('Nomor', dialog('Surat').element())`. */
  element(): HTMLElement;
  /** Clicks a button in it, by its name. */
  press(button: Name): Promise<void>;
  /** Clicks its ×. */
  close(): Promise<void>;
}

const nameOf = (element: Element) => textOf(namedBy(element, 'aria-labelledby')[0]);
const opened = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')];

/**
 * The headings of the open dialogs, the topmost one last.
 *
 * @beta
 */
export const openDialogs = (): string[] => opened().map(nameOf);

/**
 * A Dialog by its heading.
 *
 * @beta
 */
export function dialog(heading: Name): DialogUtils {
  const element = () => theOne('open dialog', heading, opened(), nameOf);
  const buttons = () => [...element().querySelectorAll('button')];
  const calledBy = (button: Element) => button.getAttribute('aria-label') ?? textOf(button);
  return {
    element,
    press: async (button) => person().click(theOne('button', button, buttons(), calledBy)),
    async close() {
      const [button] = element().querySelectorAll('header button');
      if (!button) throw new Error('The dialog has no ×.');
      await person().click(button);
    },
  };
}

/** A confirmation before something final. */
export interface ConfirmDialogUtils extends DialogUtils {
  /** The question, and the thing that it is about. */
  question(): string;
  /** Why it failed; empty where it did not. */
  error(): string;
  /** Clicks the last button of its footer: the action. */
  confirm(): Promise<void>;
  /** Clicks the first button of its footer: cancel. */
  cancel(): Promise<void>;
}

/**
 * A ConfirmDialog by its heading.
 *
 * @beta
 */
export function confirmDialog(heading: Name): ConfirmDialogUtils {
  const { element, ...rest } = dialog(heading);
  const foot = () => [...element().querySelectorAll<HTMLButtonElement>('[data-dialog-foot] button')];
  const press = async (button: HTMLButtonElement | undefined) => {
    if (!button) throw new Error('The dialog has no button in its foot.');
    await person().click(button);
  };
  return {
    element,
    ...rest,
    question: () =>
      [...element().querySelectorAll('p')]
        .filter((each) => !each.closest('[role=alert], header'))
        .map(textOf)
        .join(' '),
    error: () => textOf(element().querySelector('[role=alert]')),
    confirm: () => press(foot().at(-1)),
    cancel: () => press(foot()[0]),
  };
}
