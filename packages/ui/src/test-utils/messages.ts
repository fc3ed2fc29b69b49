import { type Name, person, textOf, theOne } from './find.ts';

/** What stands above a form that could not be sent. */
export interface ErrorSummaryUtils {
  /** What is wrong, line by line; empty when nothing is. */
  messages(): string[];
  /** Goes to the field that a line is about. */
  go(message: Name): Promise<void>;
}

/**
 * The ErrorSummary of a form.
 *
 * @param within Where to look.
 * @beta
 */
export function errorSummary(within: HTMLElement = document.body): ErrorSummaryUtils {
  const lines = () => [...within.querySelectorAll('section[tabindex="-1"] > ul a[href^="#"]')];
  return {
    messages: () => lines().map(textOf),
    go: async (message) => person().click(theOne('line', message, lines())),
  };
}

/** What a ToastProvider shows and says. */
export interface ToastUtils {
  /** The messages in sight, the latest last. */
  messages(): string[];
  /** What the live region says now. */
  said(): string;
  /** Presses the action of a message, such as “Buka”; without one its ×. */
  press(message: Name): Promise<void>;
}

/**
 * The toasts of the page.
 *
 * @param within Where to look.
 * @beta
 */
export function toasts(within: HTMLElement = document.body): ToastUtils {
  const region = () => within.querySelector('[role=status] + section[aria-label]');
  const shown = () => [...(region()?.children ?? [])];
  const wordsOf = (toast: Element) => textOf(toast.querySelector('span'));
  return {
    messages: () => shown().map(wordsOf),
    said: () => textOf(region()?.previousElementSibling),
    async press(message) {
      const button = theOne('toast', message, shown(), wordsOf).querySelector('button');
      if (button) await person().click(button);
    },
  };
}
