import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui/messages';
import type { ComponentType } from 'react';

declare global {
  /**
   * What a component's page says beyond its props and stories. It stands in `parameters.guide` of its stories, and is
   * global, so that stories of every package can say `satisfies ComponentGuide`.
   */
  interface ComponentGuide {
    /** What it is for: one or two sentences. */
    purpose: string;
    /**
     * Where a component takes one of several sets of props: for each set what it is for, and the part that takes it.
     * Props that are a union cannot be read from the component itself.
     */
    propSets?: Record<string, ComponentType<never>>;
    /** When to take something else, and what. One sentence each. */
    instead?: string[];
    /** What the keys do, one row each: `['Enter, Space', 'Opens the menu']`. Native behaviour counts. */
    keyboard?: [keys: string, effect: string][];
    /** What to do. One sentence each. */
    good: string[];
    /** What not to do. One sentence each. */
    bad: string[];
    /** What a screen reader hears and what the component does for it, where that is not plain. One sentence each. */
    spoken?: string[];
    /** Groups of the dictionary with the words that it says by itself, such as `dialog`. */
    messages?: (keyof UiMessages | keyof FormMessages)[];
  }
}
