import { fill } from '@pabean/api/rules';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  useRef,
} from 'react';
import { insertText } from '../../codes/insert-text.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './one-time-code-field.css.ts';
import { pickCode } from './pick-code.ts';

type OwnProps =
  | keyof FieldProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'maxLength'
  | 'width'
  | 'size'
  | 'children';

/** Props of {@link OneTimeCodeField}. */
export interface OneTimeCodeFieldProps
  extends Omit<FieldProps, 'locked' | 'width'>,
    Omit<ComponentProps<'input'>, OwnProps> {
  /**
   * The number of digits of the code.
   *
   * @default 6
   */
  length?: number;
  /** The digits so far. Without it the field is uncontrolled. */
  value?: string;
  /** The initial digits of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the digits on every change. */
  onValueChange?: (digits: string) => void;
  /**
   * Called when the last digit is entered, after `onChange`: submit the form here. Never called twice for the same
   * code, so that a refused one is not submitted again automatically; the button beside the field can still submit it.
   */
  onComplete?: (code: string) => void;
}

/**
 * The code from an authenticator app, drawn in cells but as one input: it can be pasted, autofilled, and corrected in
 * the middle. It accepts only digits, up to its length.
 */
export function OneTimeCodeField({ length = 6, onValueChange, onComplete, ...props }: OneTimeCodeFieldProps) {
  const messages = useMessages('oneTimeCodeField');
  const completed = useRef('');
  const { frame, control } = useField({ hint: fill(messages.rule, { length }), ...props });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    const digits = pickCode(value, length);
    if (digits !== value) {
      const caret = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
      event.target.value = digits;
      event.target.setSelectionRange(caret, caret);
    }
    props.onChange?.(event);
    onValueChange?.(digits);
    if (digits.length < length || digits === completed.current) return;
    completed.current = digits;
    onComplete?.(digits);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    props.onPaste?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    event.preventDefault();
    const digits = pickCode(event.clipboardData.getData('text'), length);
    if (digits.length === length) event.currentTarget.select();
    insertText(event.currentTarget, digits);
  }
  return (
    <Field {...frame}>
      <div
        className={styles.box}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-readonly={control.readOnly ? '' : undefined}
        data-disabled={control.disabled ? '' : undefined}
        style={{ '--pb-code-length': length } as CSSProperties}
      >
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...control}
          type="text"
          maxLength={length}
          className={styles.input}
          onChange={onChange}
          onPaste={onPaste}
        />
        <span className={styles.cells} aria-hidden>
          {Array.from({ length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their position
            <span key={index} className={styles.cellEdge} />
          ))}
        </span>
      </div>
    </Field>
  );
}
