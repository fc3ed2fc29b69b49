/** The state of a step: done, done but invalid, the current one, or ahead. */
export type StepState = 'done' | 'invalid' | 'here' | 'ahead';

/** The state of every step. Only steps before the current one, which counts from 1, can be done or invalid. */
export const stepStates = (steps: readonly { invalid?: boolean }[], current: number): StepState[] =>
  steps.map(({ invalid }, index) => {
    if (index + 1 === current) return 'here';
    if (index + 1 > current) return 'ahead';
    return invalid ? 'invalid' : 'done';
  });
