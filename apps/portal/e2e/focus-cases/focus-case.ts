import type { Drive } from '../focus-steps.ts';

/** Dialogs and forms that people meet on one way, and the way through all of their actions. */
export interface FocusCase {
  readonly name: string;
  /** The files that draw them, below the root of the repository. */
  readonly draws: readonly string[];
  drive(drive: Drive): Promise<void>;
}
