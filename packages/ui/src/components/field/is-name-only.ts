import type { FieldProps } from './field-props.ts';

type Named = Pick<FieldProps, 'label' | 'labelHidden' | 'labelEnd' | 'optional'>;

/**
 * Whether a label is only the control's accessible name: hidden, and plain text. It is then set as an attribute; in a
 * list of many fields hidden elements would take a third of the layout time.
 */
export const isNameOnly = ({ label, labelHidden, labelEnd, optional }: Named) =>
  labelHidden === true && typeof label === 'string' && !labelEnd && !optional;
