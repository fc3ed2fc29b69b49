import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui/messages';

declare global {
  /**
   * What a component's page says beyond its props and stories. It stands in `parameters.guide` of its stories, and is
   * global, so that stories of every package can say `satisfies ComponentGuide`.
   */
  interface ComponentGuide {
    /** What it is for: one or two sentences. */
    purpose: string;
    /** When to use something else, and what. One sentence each. */
    instead?: string[];
    /** What the keys do, one row each: `['Enter, Space', 'Opens the menu']`. Native behaviour counts. */
    keyboard?: [keys: string, effect: string][];
    /** What to do. One sentence each. */
    good: string[];
    /** What not to do. One sentence each. */
    bad: string[];
    /** What screen readers announce, where that is not obvious. One sentence each. */
    spoken?: string[];
    /** Groups of the dictionary with the words that it says by itself, such as `dialog`. */
    messages?: (keyof UiMessages | keyof FormMessages)[];
  }
}
