/** A program that looks for viruses. */
export interface VirusScanner {
  /**
   * The name of the signature that a file matches; undefined when it is clean.
   * @throws ScannerAwayError; Refusal busy when too many files are waiting
   */
  scan(bytes: Uint8Array): Promise<string | undefined>;
  /** Whether it answers. */
  answers(): Promise<boolean>;
}

/** The scanner gave no verdict: it cannot be reached, takes too long, or answers with an error. */
export class ScannerAwayError extends Error {
  override name = 'ScannerAwayError';
}

/** How uploaded files are checked for viruses. */
export interface VirusScan {
  readonly scanner: VirusScanner;
  /** Whether a file is refused while the scanner is away, or waits in its draft until it is back. */
  readonly whenAway: 'refuse' | 'wait';
}
