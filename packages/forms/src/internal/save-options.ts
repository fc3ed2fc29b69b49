/** What whoever saves is told beside the values; the writes of `@pabean/api/hooks` take it as it is. */
export interface SaveOptions {
  /** Aborted when the form goes away before it is saved. */
  readonly signal: AbortSignal;
  /** Takes the share of the file that has left, from 0 to 1; only where there can be a file. */
  readonly onProgress?: (share: number) => void;
}
