import { createContext } from 'react';

/** What a list tells its rows. */
export interface ListContextValue {
  /** The names of the columns. */
  head: readonly string[];
  /** Called before the row of this number is taken away, so that the focus finds a place. */
  onRemoving: (number: number) => void;
}

/** The list around a row. */
export const ListContext = createContext<ListContextValue>({ head: [], onRemoving: () => undefined });
