import type { PpftzRecord } from '@pabean/api/contract';
import { createContext, useContext } from 'react';
import type { PpftzStep } from './steps.ts';

/** State shared by the steps of a record. */
export interface WizardState {
  readonly record: PpftzRecord;
  readonly step: PpftzStep;
  /** All steps in order. */
  readonly steps: readonly PpftzStep[];
  /** The requested field, by its wire name. */
  readonly field: string | undefined;
  /** How often it was requested again since. */
  readonly asked: number;
  /** Goes to a step, and there to a field by its wire name. */
  readonly onStep: (step: PpftzStep, field?: string) => void;
  /** Returns the label of a step. */
  readonly labelOf: (step: PpftzStep) => string;
  /** The element in the page header for a step's own buttons. */
  readonly actions: HTMLElement | null;
  /** Sets the steps in which something is missing. Always the same function. */
  readonly setIncomplete: (steps: readonly PpftzStep[]) => void;
  /** Called after something was saved. */
  readonly onSaved: () => void;
}

/** Provided by `PpftzWizard`. */
export const WizardContext = /* @__PURE__ */ createContext<WizardState | undefined>(undefined);

/** The shared state of the steps. @throws Error outside of a `PpftzWizard` */
export function useWizard(): WizardState {
  const state = useContext(WizardContext);
  if (!state) throw new Error('A step of a record needs a PpftzWizard around it.');
  return state;
}
