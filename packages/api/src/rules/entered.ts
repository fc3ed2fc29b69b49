/** What tells whether a document was entered. */
export interface EnterableDokap {
  /** Its number or first field; null while it waits. */
  readonly first: string | null;
  /** Null where its permit type does not ask for it: then somebody added it. */
  readonly mandatory: unknown;
}

/** Whether a document was entered, or added beyond those that wait: then the permit type of its draft stays. */
export const isEntered = ({ first, mandatory }: EnterableDokap): boolean =>
  first !== null || mandatory === null;
