import type { FieldProps } from './field-props.ts';

type Named = Pick<FieldProps, 'label' | 'labelHidden' | 'labelEnd' | 'optional'>;

/**
 * Whether a label is nothing but the control's name: hidden, and plain text. It is then given as an attribute; in a list
 * of many fields elements that nobody sees cost a third of the layout.
 */
export const isNameOnly = ({ label, labelHidden, labelEnd, optional }: Named) =>
  labelHidden === true && typeof label === 'string' && !labelEnd && !optional;
