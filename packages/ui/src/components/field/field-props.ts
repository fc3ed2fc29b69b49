import type { CSSProperties, ReactNode } from 'react';

/**
 * Props that every field component shares. `className`, `style`, `title` and `data-*` go to the wrapper, which is
 * the root; `ref` and every other attribute go to the control, so that `{...register('nama')}` can be spread.
 */
export interface FieldProps {
  /** The name of the field: the words that people look for and that a click leads from to the control. */
  label: ReactNode;
  /**
   * Whether the label is for screen readers alone: only where the place makes the name plain, such as in a table's
   * toolbar or in a row of a list.
   *
   * @default false
   */
  labelHidden?: boolean;
  /** What stands at the end of the label's line, such as the link “Lupa password?”. */
  labelEnd?: ReactNode;
  /** Help above the control: what belongs there, or an example. */
  hint?: ReactNode;
  /** What is wrong with the answer; marks the control as invalid. The same words as in the error summary. */
  error?: ReactNode;
  /** What stands over the error, in its own line: what did not happen because of it. */
  errorTitle?: string | undefined;
  /**
   * Whether the answer may be left out; adds “(opsional)” to the label.
   *
   * @default false
   */
  optional?: boolean;
  /**
   * Whether the value is fixed: it can be read, selected and copied, not changed. Not the same as `disabled`.
   *
   * @default false
   */
  locked?: boolean;
  /**
   * Width of the control, after the answer: all of the column, half of it, 200 px for a date, 240 px for a phone
   * number.
   *
   * @default 'full'
   */
  width?: 'full' | 'half' | 'date' | 'phone';
  /**
   * The id of the control; the error summary leads to it.
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
