import type { CSSProperties, ReactNode } from 'react';

/**
 * Props that every field component shares. `className`, `style`, `title` and `data-*` go to the wrapper, which is the
 * root; `ref` and every other attribute go to the control, so that `{...register('nama')}` can be spread.
 */
export interface FieldProps {
  /** The label of the field. A click on it focuses the control. */
  label: ReactNode;
  /**
   * Whether the label is for screen readers only: where the context makes it obvious, such as in a table's toolbar or
   * in a row of a list.
   *
   * @default false
   */
  labelHidden?: boolean;
  /** Content at the end of the label's line, such as the link “Forgot password?”. */
  labelEnd?: ReactNode;
  /** Help above the control: what to enter, or an example. */
  hint?: ReactNode;
  /** The error message; marks the control as invalid. The same text as in the error summary. */
  error?: ReactNode;
  /** A title above the error, on its own line: what did not happen because of it. */
  errorTitle?: string | undefined;
  /**
   * Whether the field may be left empty; adds “(optional)” to the label.
   *
   * @default false
   */
  optional?: boolean;
  /**
   * Whether the value is read-only: it can be read, selected and copied, not changed. Not the same as `disabled`.
   *
   * @default false
   */
  locked?: boolean;
  /**
   * Width of the control, according to the expected answer: the full column, half of it, 200 px for a date, 240 px for
   * a phone number.
   *
   * @default 'full'
   */
  width?: 'full' | 'half' | 'date' | 'phone';
  /**
   * The id of the control; the error summary links to it.
   *
   * @default a generated id
   */
  id?: string;
  /** A class for the wrapper. */
  className?: string;
  /** Styles of the wrapper. */
  style?: CSSProperties;
  /** A tooltip of the wrapper. */
  title?: string;
}
