import type { Drive } from '../focus-steps.ts';

/** Dialogs and forms of one flow, and the steps through all of their actions. */
export interface FocusCase {
  readonly name: string;
  /** The files that render them, relative to the root of the repository. */
  readonly draws: readonly string[];
  drive(drive: Drive): Promise<void>;
}
