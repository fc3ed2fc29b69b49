import { type CSSProperties, createContext, type Key, type ReactNode, type Ref } from 'react';

/** What a list tells its rows. */
export interface ListContextValue {
  /** The names of the columns. */
  head: readonly string[];
  /** Called before the row of this number is taken away, so that the focus finds a place. */
  onRemoving: (number: number) => void;
  /** Called before the row of this number is doubled below itself; the new one then has the focus. */
  onCopying: (number: number) => void;
}

const nothing = () => undefined;

/** The list around a row. */
export const ListContext = createContext<ListContextValue>({
  head: [],
  onRemoving: nothing,
  onCopying: nothing,
});

/** Where a row of a long list stands, as attributes of its `li`. */
export interface RowPlace {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  'data-index'?: number;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
}

/** The place of a row; empty where all rows are drawn. */
export const RowPlaceContext = createContext<RowPlace>({});

/** The rows of a list that may be long: each is drawn when it comes into sight. */
export interface ListRows {
  /** How many there are. */
  readonly count: number;
  /** What stays the same for a row when others come and go, by its index from 0. */
  readonly keyOf: (index: number) => Key;
  /** Draws the row of an index: a ListEditorRow, or a component that is one. */
  readonly draw: (index: number) => ReactNode;
  /**
   * Whether the elements of a row that goes out of sight may be used for another one: much faster. All that a row shows
   * must then come from its props; its fields need `value`.
   *
   * @default false
   */
  readonly reuses?: boolean;
}
