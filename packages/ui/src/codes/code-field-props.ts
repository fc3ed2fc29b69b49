import type { ComponentProps } from 'react';
import type { FieldProps } from '../components/field/index.ts';

type OwnProps = keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'width' | 'size' | 'children';

/** Props of the fields for codes. `ref` and every other attribute go to the input. */
export interface CodeFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /** The bare code, or the typed text where it is not a code. Without it the field is uncontrolled. */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Called on every change with the bare code, or with the typed text where it is not a code. */
  onValueChange?: (value: string) => void;
  /**
   * Whether the code is repeated below the control, in the groups in which it is read aloud. Off in rows of a list.
   *
   * @default true
   */
  echo?: boolean;
}
