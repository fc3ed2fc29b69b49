/** The fields that decide whether a document was entered. */
export interface EnterableDokap {
  /** Its number or first field; null until it was entered. */
  readonly first: string | null;
  /** Null where its permit type does not require it: then the user added it. */
  readonly mandatory: unknown;
}

/**
 * Returns whether a document was entered, or added beyond the required ones: then the permit type of its draft cannot
 * change.
 */
export const isEntered = ({ first, mandatory }: EnterableDokap): boolean =>
  first !== null || mandatory === null;
