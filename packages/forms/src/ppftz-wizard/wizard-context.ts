import type { PpftzRecord } from '@pabean/api/contract';
import { createContext, useContext } from 'react';
import type { PpftzStep } from './steps.ts';

/** What the steps of a record share. */
export interface WizardState {
  readonly record: PpftzRecord;
  readonly step: PpftzStep;
  /** All steps in their order. */
  readonly steps: readonly PpftzStep[];
  /** The field that was asked for on the way here, by its name on the wire. */
  readonly field: string | undefined;
  /** How often it was asked for again since. */
  readonly asked: number;
  /** Goes to a step, and there to a field by its name on the wire. */
  readonly onStep: (step: PpftzStep, field?: string) => void;
  /** What a step is called. */
  readonly labelOf: (step: PpftzStep) => string;
  /** Where the head of the page has room for a step's own buttons. */
  readonly actions: HTMLElement | null;
  /** Something was saved just now. */
  readonly onSaved: () => void;
}

/** Given by `PpftzWizard`. */
export const WizardContext = /* @__PURE__ */ createContext<WizardState | undefined>(undefined);

/** What the steps share. @throws Error outside of a `PpftzWizard` */
export function useWizard(): WizardState {
  const state = useContext(WizardContext);
  if (!state) throw new Error('A step of a record needs a PpftzWizard around it.');
  return state;
}
