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

/** Props of {@link NumberField}. Values are decimals as text (`1234.5`); people see and type `1.234,5`. */
export interface NumberFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /**
   * The number as a decimal such as `1234.5`; what was typed when it is no number, with a `?` before it when it can be
   * read in two ways. Without it the field keeps its own text.
   */
  value?: string;
  /** The first value of a field that keeps its own text. */
  defaultValue?: string;
  /**
   * Called on every change with the decimal, the empty text, or what was typed instead: `1.234,5` → `1234.5`, `abc` →
   * `abc`, and `1.234` → `?1.234` where that can be read in two ways.
   */
  onValueChange?: (value: string) => void;
}

/** Props of {@link NumberField} that say what kind of number it is. */
export interface NumberKindProps {
  /**
   * How the number is written: its decimals and its unit.
   *
   * @default whole numbers without a unit
   */
  notation?: NumberNotation;
  /** What a number means, below the control while it is typed and said once when it is left. */
  echo?: (value: string) => string;
}

const wholeNumbers: NumberNotation = { decimals: 0 };

/**
 * A number as people write it: `1.234.567`, `7,5`, also `1,234.56`. It is tidied on leaving; what can be read in two
 * ways is asked about below the field, and is no value until it is answered. For amounts, weights and rates take
 * MoneyField, WeightField and RateField.
 *
 * `onValueChange` speaks decimals. With `register` add `setValueAs: (typed) => numberOrTyped(typed, notation)`, for the
 * control itself holds what people see. Whether the value is a number, within bounds and with few enough decimals is
 * the schema's to say: `numberProblem` of the rules knows the answer.
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
