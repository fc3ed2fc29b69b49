/** Values of a form that was not saved yet. */
export interface Draft<Values> {
  /** The visit that it belongs to: every opening of a form creates a draft of its own. */
  readonly id: string;
  /** Version of the values' shape; a form raises it when its fields change, and older drafts are dropped. */
  readonly version: number;
  /** ISO 8601 instant of the last change. */
  readonly savedAt: string;
  /** The values as JSON; chosen files are null. */
  readonly values: Values;
  /** The position in the form, such as a step, in the form's own notation. */
  readonly place?: string;
  /** Whether a chosen file had to be omitted. */
  readonly lacksFile?: boolean;
  /** Names of the omitted files, by field. */
  readonly fileNames?: Readonly<Record<string, string>>;
}

/**
 * Storage of drafts: several under one key, told apart by their ids. The forms know nothing about encryption or storage media.
 * They store at most {@link mostDrafts} under a key.
 */
export interface DraftStore {
  /**
   * How long drafts are stored: on the device, or until the tab is closed, as for visitors. The note about a draft shows it.
   *
   * @default 'device'
   */
  readonly lasts?: 'device' | 'tab';
  /** Returns all drafts under a key, in any order. */
  load(key: string): Promise<readonly Draft<unknown>[]>;
  /** Stores a draft, replacing the one with its id. */
  save(key: string, draft: Draft<unknown>): Promise<void>;
  /** Removes the draft with this id, if there is one. */
  remove(key: string, id: string): Promise<void>;
}

/** Maximum number of drafts per form; the oldest are removed first. */
export const mostDrafts = 5;

/** Which draft a form stores, and where. */
export interface DraftLocation {
  /** Where drafts are stored. */
  readonly store: DraftStore;
  /**
   * The id of the edited record, or of the one that a new record will belong to. The form's name is prepended. Omit it for a
   * new record that belongs to nothing.
   */
  readonly record?: string;
}

/** Props that every form with a draft has. */
export interface DraftProps {
  /** Where unsaved input is stored on this device. If omitted, it is not stored. */
  draft?: DraftLocation;
  /**
   * Called with true when there are unsaved changes, and with false when there no longer are. Pass the same function on every
   * render.
   */
  onDirtyChange?: (dirty: boolean) => void;
}
