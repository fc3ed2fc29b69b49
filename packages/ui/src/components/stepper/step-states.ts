/** Where a step stands: left behind, left with something to put right, the current one, or ahead. */
export type StepState = 'done' | 'mend' | 'here' | 'ahead';

/** The state of every step. Only steps before the current one, which counts from 1, can be done or to mend. */
export const stepStates = (steps: readonly { mend?: boolean }[], current: number): StepState[] =>
  steps.map(({ mend }, index) => {
    if (index + 1 === current) return 'here';
    if (index + 1 > current) return 'ahead';
    return mend ? 'mend' : 'done';
  });
