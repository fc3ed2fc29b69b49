import { formatDate, isIsoDate } from '@pabean/api/rules';
import { CalendarDays } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { typeInto } from '../field/type-into.ts';
import { CalendarPopup } from './calendar-popup.tsx';
import * as styles from './date-field.css.ts';
import { isoOrTyped, tidied } from './typed-date.ts';
import { useCalendar } from './use-calendar.ts';

type OwnProps = keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'width' | 'size';

/** Props of {@link DateField}. Values are `YYYY-MM-DD`; the control shows and takes `dd-MM-yyyy`. */
export interface DateFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /** The day, or the typed text where it is not a date. Without it the field is uncontrolled. */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the day, or with the typed text where it is not a date, on every change. */
  onValueChange?: (value: string) => void;
  /** The first day that the calendar offers. The form validates a typed day. */
  min?: string;
  /** The last day that the calendar offers. */
  max?: string;
  /**
   * Width of the control: the full column, half of it, 200 px as for a date, 240 px as for a phone number.
   *
   * @default 'date'
   */
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * A date, typed (`24-09-2024`, `24/9/2024`, `24092024`) or picked from a calendar. `onValueChange` gets `YYYY-MM-DD`;
 * with `register` add `setValueAs: isoOrTyped`, because the control itself contains the displayed text.
 */
export function DateField({ value, defaultValue, onValueChange, min, max, ref, ...props }: DateFieldProps) {
  const messages = useMessages('dateField');
  const fixed = props.locked || props.disabled || props.readOnly;
  const { frame, control } = useField({
    ...(fixed ? {} : { hint: messages.example }),
    width: 'date',
    ...props,
  });
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value ?? '');
  const calendar = useCalendar(input);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // A form that registers the control sets the value in its own notation.
  useLayoutEffect(() => {
    if (input.current && isIsoDate(input.current.value))
      input.current.value = formatDate(input.current.value);
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    if (value !== undefined) setText(event.target.value);
    props.onChange?.(event);
    onValueChange?.(isoOrTyped(event.target.value));
  }
  function onBlur(event: FocusEvent<HTMLInputElement>) {
    const tidy = tidied(event.target.value);
    if (tidy !== event.target.value) typeInto(event.target, tidy);
    props.onBlur?.(event);
  }
  const shown = isoOrTyped(text) === value ? text : formatDate(value ?? '');
  const held = value === undefined ? { defaultValue: formatDate(defaultValue ?? '') } : { value: shown };
  const icon = <CalendarDays size={16} />;
  return (
    <Field
      {...frame}
      end={icon}
      button={
        !fixed && (
          <IconButton
            label={messages.open}
            icon={icon}
            popoverTarget={popupId}
            aria-haspopup="dialog"
            onPointerEnter={calendar.load}
            onFocus={calendar.load}
          />
        )
      }
    >
      <input
        inputMode="numeric"
        autoComplete="off"
        {...control}
        {...held}
        ref={input}
        type="text"
        className={styles.control}
        style={calendar.placement.control}
        onChange={onChange}
        onBlur={onBlur}
      />
      <CalendarPopup id={popupId} input={input} calendar={calendar} min={min} max={max} />
    </Field>
  );
}
