import { fill, type NumberNotation, readNumber } from '@pabean/api/rules';
import { type ComponentProps, useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './number-field.css.ts';
import { readingsInWords } from './number-messages.ts';
import { NumberQuestion } from './number-question.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type OwnProps =
  | keyof FieldProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'size'
  | 'children';

/** Props of {@link NumberField}. Values are decimals as text (`1234.5`); the control shows and takes `1.234,5`. */
export interface NumberFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /**
   * The number as a decimal such as `1234.5`; the typed text where it is not a number, with a `?` before it where it
   * has two readings. Without it the field is uncontrolled.
   */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /**
   * Called on every change with the decimal, an empty text, or the typed text: `1.234,5` → `1234.5`, `abc` → `abc`, and
   * `1.234` → `?1.234` where that has two readings.
   */
  onValueChange?: (value: string) => void;
}

/** Props of {@link NumberField} for the kind of number. */
export interface NumberKindProps {
  /**
   * The notation of the number: its decimals and its unit.
   *
   * @default whole numbers without a unit
   */
  notation?: NumberNotation;
  /** A reading of the number below the control while it is typed; announced once on blur. */
  echo?: (value: string) => string;
}

const wholeNumbers: NumberNotation = { decimals: 0 };

/**
 * A number in any common notation: `1.234.567`, `7,5`, also `1,234.56`. It is tidied on blur; for a text with two
 * readings the field asks which one is meant, and it has no valid value until that is answered. For amounts, weights
 * and rates use MoneyField, WeightField and RateField.
 *
 * `onValueChange` gets decimals. With `register` add `setValueAs: (typed) => numberOrTyped(typed, notation)`, because
 * the control itself contains the displayed text. The schema checks whether the value is a number, within bounds and
 * with few enough decimals: use `numberProblem` of the rules.
 */
export function NumberField({
  notation = wholeNumbers,
  echo,
  value,
  defaultValue,
  onValueChange,
  ...props
}: NumberFieldProps & NumberKindProps) {
  const messages = useMessages('numberField');
  const id = useId();
  const unit = notation.before ?? notation.after;

  const ask = (text: string) => {
    const reading = readNumber(text, notation);
    if (reading.kind !== 'ambiguous') return undefined;
    return {
      question: fill(messages.question, { typed: text.trim() }),
      readings: readingsInWords(reading, notation, messages),
    };
  };
  const echoOf = (text: string) => {
    const reading = readNumber(text, notation);
    return reading.kind === 'value' ? echo?.(reading.value) : undefined;
  };
  const statusOf = (text: string, ahead: boolean) => {
    const asked = ask(text);
    if (!asked) return echoOf(text) ?? '';
    return ahead ? '' : [asked.question, ...asked.readings.map(({ label }) => label)].join(' ');
  };

  const fixed = Boolean(props.locked || props.disabled || props.readOnly);
  const typed = useTypedNumber({ value, defaultValue, onValueChange, ...props }, notation, fixed, statusOf);
  const asked = fixed || typed.isTyping ? undefined : ask(typed.text);
  const describedBy = [props['aria-describedby'], unit && `${id}-unit`, asked && `${id}-question`];
  const { frame, control } = useField({
    ...props,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  });

  const below = (
    <>
      {unit && (
        <span id={`${id}-unit`} hidden>
          {unit}
        </span>
      )}
      {asked && <NumberQuestion id={`${id}-question`} {...asked} onAnswer={typed.answer} />}
      {echo && !asked && (
        <p aria-hidden className={styles.echo}>
          {echoOf(typed.text)}
        </p>
      )}
      <span role="status" className={styles.hidden}>
        {typed.status}
      </span>
    </>
  );
  return (
    <Field {...frame} start={notation.before} end={notation.after} below={below}>
      <input
        inputMode={notation.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...control}
        {...typed.control}
        type="text"
        className={styles.control}
      />
    </Field>
  );
}
