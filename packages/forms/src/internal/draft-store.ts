/** Values of a form that was not saved yet. */
export interface Draft<Values> {
  /** Of which visit it is: every time that a form is opened and filled in makes a draft of its own. */
  readonly id: string;
  /** Shape of the values; a form raises it when its fields change, and older drafts are dropped. */
  readonly version: number;
  /** ISO 8601 instant of the last change. */
  readonly savedAt: string;
  /** The values as JSON has them; chosen files are null. */
  readonly values: Values;
  /** Where in the form people were, in its own words. */
  readonly place?: string;
  /** Whether a chosen file had to be left out. */
  readonly lacksFile?: boolean;
  /** The names of chosen files that had to be left out, by their fields. */
  readonly fileNames?: Readonly<Record<string, string>>;
}

/**
 * Where drafts are kept: several under one key, told apart by their ids. The forms know nothing about encryption or
 * storage: values in, values out. They keep at most {@link mostDrafts} under a key.
 */
export interface DraftStore {
  /**
   * How long drafts stay: on the device, or until the tab is closed, as visitors' do. The note about a kept draft says so.
   *
   * @default 'device'
   */
  readonly lasts?: 'device' | 'tab';
  /** All drafts under a key, in any order. */
  load(key: string): Promise<readonly Draft<unknown>[]>;
  /** Keeps a draft in the place of the one with its id. */
  save(key: string, draft: Draft<unknown>): Promise<void>;
  /** Removes the draft with this id, if there is one. */
  remove(key: string, id: string): Promise<void>;
}

/** As many drafts of a form are offered; the oldest go first. */
export const mostDrafts = 5;

/** Which draft a form keeps, and where. */
export interface DraftLocation {
  /** Where drafts lie. */
  readonly store: DraftStore;
  /**
   * The id of the record that is edited, or of the one to which a new record will belong. The form's own name comes
   * before it. Leave it out for a new record that belongs to nothing.
   */
  readonly record?: string;
}

/** Props that every form with a draft has. */
export interface DraftProps {
  /** Where what is typed is kept on this device until it is saved. Left out, it keeps nothing. */
  draft?: DraftLocation;
  /**
   * Called when there is something to lose, and when there no longer is. The same function from render to render.
   */
  onDirtyChange?: (dirty: boolean) => void;
}
