import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';

declare global {
  /** The parts of a component, as pictured on its page. */
  interface ComponentAnatomy {
    /**
     * Export name of the pictured story.
     *
     * @default 'Default'
     */
    of?: string;
    /**
     * In the order of reading: the part's name, a selector of its first element in the story, and what it is for. A
     * selector that ends with `::text` means the element's own text: `button::text`.
     */
    parts: [name: string, selector: string, use: string][];
  }

  /** One half of a pair of examples. */
  interface ComponentExample {
    /** What is right or wrong about it, in one sentence. */
    says: string;
    /** A component that shows it, with little content and small. */
    shows: () => ReactNode;
  }

  /**
   * What a component's page explains beyond its props and stories. It is in `parameters.guide` of the stories, and is a
   * global type, so that stories of every package can use `satisfies ComponentGuide`.
   */
  interface ComponentGuide {
    /** What it is for: one or two sentences. */
    purpose: string;
    /** When to use something else, and what. One sentence each. */
    instead?: string[];
    /** The visible parts. */
    anatomy?: ComponentAnatomy;
    /** The keyboard map, one row each: `['Enter, Space', 'Opens the menu']`. Native behaviour counts. */
    keyboard?: [keys: string, effect: string][];
    /** What to do next to what not to do, about the same thing, drawn. */
    pairs?: { good: ComponentExample; bad: ComponentExample }[];
    /** What to do. One sentence each. */
    good: string[];
    /** What not to do. One sentence each. */
    bad: string[];
    /** What screen readers announce, where that is not obvious. One sentence each. */
    spoken?: string[];
    /** Groups of the dictionary whose messages it shows by itself, such as `dialog`. */
    messages?: (keyof UiMessages | keyof FormMessages)[];
  }
}
