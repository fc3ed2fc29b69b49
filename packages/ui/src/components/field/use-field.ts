import { type AriaAttributes, useId } from 'react';
import type { FieldFrame } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { isNameOnly } from './is-name-only.ts';

type Incoming = FieldProps &
  Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & {
    /** Whether the control cannot be changed, as with `locked`. */
    readOnly?: boolean;
  };

/**
 * Splits the props of a field component: `frame` is for `Field`, `control` for the element with the value, already
 * linked to label, hint and error.
 */
export function useField<Props extends Incoming>(props: Props) {
  const generated = useId();
  const {
    label,
    labelHidden,
    labelEnd,
    hint,
    error,
    errorTitle,
    optional,
    locked,
    width,
    className,
    style,
    title,
    ...others
  } = props;
  const { data, rest } = partData(others);
  const id = props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  const frame: FieldFrame = {
    label,
    labelHidden,
    labelEnd,
    hint,
    error,
    errorTitle,
    optional,
    locked,
    width,
    controlId: id,
    hintId,
    errorId,
    root: { ...data, className, style, title },
  };
  const control = {
    ...rest,
    id,
    'aria-describedby': [props['aria-describedby'], hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : props['aria-invalid'],
    ...(isNameOnly(frame) && { 'aria-label': frame.label as string }),
    readOnly: locked || props.readOnly,
  };
  return { frame, control };
}

function partData<Props extends object>(props: Props) {
  const entries = Object.entries(props);
  const isData = ([name]: [string, unknown]) => name.startsWith('data-');
  return {
    data: Object.fromEntries(entries.filter(isData)),
    rest: Object.fromEntries(entries.filter((entry) => !isData(entry))) as Props,
  };
}
