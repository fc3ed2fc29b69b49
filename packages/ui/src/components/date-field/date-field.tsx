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

/** Props of {@link DateField}. Days are `YYYY-MM-DD`; people see and type `dd-MM-yyyy`. */
export interface DateFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  /** The day, or the text as it was typed when it is none. Without it the field keeps its own text. */
  value?: string;
  /** The first value of a field that keeps its own text. */
  defaultValue?: string;
  /** Called with the day or with what was typed instead of one, on every change. */
  onValueChange?: (value: string) => void;
  /** The first day that the calendar offers. Whether a typed day fits is the form's to say. */
  min?: string;
  /** The last day that the calendar offers. */
  max?: string;
  /**
   * Width of the control: all of the column, half of it, 200 px as for a date, 240 px as for a phone number.
   *
   * @default 'date'
   */
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * A day, typed (`24-09-2024`, `24/9/2024`, `24092024`) or picked from a calendar. `onValueChange` speaks
 * `YYYY-MM-DD`; with `register` add `setValueAs: isoOrTyped`, for the control itself holds what people see.
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

  // A form that registers the control writes its own notation into it.
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
