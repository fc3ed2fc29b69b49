import type { ComponentProps } from 'react';
import type { FieldProps } from '../components/field/index.ts';

type OwnProps = keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'width' | 'size' | 'children';

/** Props of the fields in which a code is typed. `ref` and every other attribute go to the input. */
export interface CodeFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /** The bare code, or the text as it was typed when it is none. Without it the field keeps its own text. */
  value?: string;
  /** The first value of a field that keeps its own text. */
  defaultValue?: string;
  /** Called on every change with the bare code, or with what was typed instead of one. */
  onValueChange?: (value: string) => void;
  /**
   * Whether the code is repeated below the control in the groups in which it is read aloud. Off in rows of a list.
   *
   * @default true
   */
  echo?: boolean;
}
