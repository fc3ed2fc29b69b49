/** Values of a form that was not saved yet. */
export interface Draft<Values> {
  /** Shape of the values; a form raises it when its fields change, and older drafts are dropped. */
  readonly version: number;
  /** ISO 8601 instant of the last change. */
  readonly savedAt: string;
  /** The values as JSON has them; chosen files are null. */
  readonly values: Values;
  /** Whether a chosen file had to be left out. */
  readonly lacksFile?: boolean;
}

/** Where drafts are kept. The forms know nothing about encryption or storage: values in, values out. */
export interface DraftStore {
  load(key: string): Promise<Draft<unknown> | undefined>;
  save(key: string, draft: Draft<unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Which draft a form keeps, and where. */
export interface DraftLocation {
  readonly store: DraftStore;
  /**
   * The id of the record that is edited, or of the one to which a new record will belong. The form's own name comes
   * before it.
   *
   * @default undefined, for a new record that belongs to nothing
   */
  readonly record?: string;
}

/** Props that every form with a draft has. */
export interface DraftProps {
  /**
   * Where what is typed is kept on this device until it is saved.
   *
   * @default undefined, which keeps nothing
   */
  draft?: DraftLocation;
  /**
   * Called when there is something to lose, and when there no longer is. The same function from render to render.
   *
   * @default undefined
   */
  onDirtyChange?: (dirty: boolean) => void;
}
