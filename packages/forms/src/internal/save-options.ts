/** Options of a save beside the values; the mutations of `@pabean/api/hooks` accept it as is. */
export interface SaveOptions {
  /** Aborted when the form is unmounted before it is saved. */
  readonly signal: AbortSignal;
  /** Called with the uploaded fraction of the file, from 0 to 1; only if there can be a file. */
  readonly onProgress?: (share: number) => void;
  /** The version of the record that was edited; only if it has one. */
  readonly version?: string | undefined;
}

/** The options that a form passes to each attempt to save. */
export type AttemptOptions = Required<Omit<SaveOptions, 'version'>>;
