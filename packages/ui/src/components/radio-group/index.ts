export type { RadioOption } from './radio.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
