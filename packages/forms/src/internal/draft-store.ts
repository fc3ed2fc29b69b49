/** Values of a form that was not saved yet. */
export interface Draft<Values> {
  /** Shape of the values; a form raises it when its fields change, and older drafts are dropped. */
  readonly version: number;
  /** ISO 8601 instant of the last change. */
  readonly savedAt: string;
  readonly values: Values;
}

/** Where drafts are kept. The forms know nothing about encryption or storage: values in, values out. */
export interface DraftStore {
  load(key: string): Promise<Draft<unknown> | undefined>;
  save(key: string, draft: Draft<unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}
