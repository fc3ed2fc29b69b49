import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';

declare global {
  /** The parts of a component, as its page pictures them. */
  interface ComponentAnatomy {
    /**
     * Export name of the story that is pictured.
     *
     * @default 'Default'
     */
    of?: string;
    /**
     * In the order of reading: the part's name, a selector of its first element in the story, and what it is for. With
     * `::text` at its end the selector means the element's own words: `button::text`.
     */
    parts: [name: string, selector: string, use: string][];
  }

  /** One half of a pair of examples. */
  interface ComponentExample {
    /** What is right or wrong about it, in one sentence. */
    says: string;
    /** A component that shows it, in few words and small. */
    shows: () => ReactNode;
  }

  /**
   * What a component's page says beyond its props and stories. It stands in `parameters.guide` of its stories, and is
   * global, so that stories of every package can say `satisfies ComponentGuide`.
   */
  interface ComponentGuide {
    /** What it is for: one or two sentences. */
    purpose: string;
    /** When to use something else, and what. One sentence each. */
    instead?: string[];
    /** The parts that people see. */
    anatomy?: ComponentAnatomy;
    /** What the keys do, one row each: `['Enter, Space', 'Opens the menu']`. Native behaviour counts. */
    keyboard?: [keys: string, effect: string][];
    /** What to do beside what not to do, about the same thing, drawn. */
    pairs?: { good: ComponentExample; bad: ComponentExample }[];
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
