import { type CSSProperties, createContext, type Key, type ReactNode, type Ref } from 'react';

/** What a list passes to its rows. */
export interface ListContextValue {
  /** The names of the columns. */
  head: readonly string[];
  /** Called before the row of this number is removed, so that the focus can be moved. */
  onRemoving: (number: number) => void;
  /** Called before the row of this number is copied below itself; the new one then gets the focus. */
  onCopying: (number: number) => void;
}

const nothing = () => undefined;

/** The list around a row. */
export const ListContext = createContext<ListContextValue>({
  head: [],
  onRemoving: nothing,
  onCopying: nothing,
});

/** The position of a row of a long list, as attributes of its `li`. */
export interface RowPlace {
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  'data-index'?: number;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
}

/** The position of a row; empty where all rows are drawn. */
export const RowPlaceContext = createContext<RowPlace>({});

/** The rows of a list that may be long: each is drawn when it scrolls into view. */
export interface ListRows {
  /** The number of rows. */
  readonly count: number;
  /** The key of a row, by its index from 0; it stays the same when other rows are added or removed. */
  readonly keyOf: (index: number) => Key;
  /** Draws the row of an index: a ListEditorRow, or a component that is one. */
  readonly draw: (index: number) => ReactNode;
  /**
   * Whether the elements of a row that scrolls out of view may be reused for another row: much faster. Everything that
   * a row shows must then come from its props; its fields must be controlled (`value`).
   *
   * @default false
   */
  readonly reuses?: boolean;
}
