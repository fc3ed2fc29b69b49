import { type Name, person, textOf, theOne } from './find.ts';

/** The list above a form that could not be submitted. */
export interface ErrorSummaryUtils {
  /** The errors, line by line; empty where there are none. */
  messages(): string[];
  /** Goes to the field of a line. */
  go(message: Name): Promise<void>;
}

/**
 * The ErrorSummary of a form.
 *
 * @param within The element to search in.
 * @beta
 */
export function errorSummary(within: HTMLElement = document.body): ErrorSummaryUtils {
  const lines = () => [...within.querySelectorAll('section[tabindex="-1"] > ul a[href^="#"]')];
  return {
    messages: () => lines().map(textOf),
    go: async (message) => person().click(theOne('line', message, lines())),
  };
}

/** The messages of a ToastProvider. */
export interface ToastUtils {
  /** The visible messages, the latest last. */
  messages(): string[];
  /** The current text of the live region. */
  said(): string;
  /** Clicks the action of a message, such as “Buka”; without one its ×. */
  press(message: Name): Promise<void>;
}

/**
 * The toasts of the page.
 *
 * @param within The element to search in.
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
