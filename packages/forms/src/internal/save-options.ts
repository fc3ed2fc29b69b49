/** What a save gets beside the values; the writes of `@pabean/api/hooks` take it as it is. */
export interface SaveOptions {
  /** Aborted when the form goes away before it is saved. */
  readonly signal: AbortSignal;
  /** Takes the share of the file that has left, from 0 to 1; only where there can be a file. */
  readonly onProgress?: (share: number) => void;
  /** Which version of the record was changed; only where it has one. */
  readonly version?: string | undefined;
}

/** What a form gives each attempt to save it. */
export type AttemptOptions = Required<Omit<SaveOptions, 'version'>>;
