import { type NumberNotation, numberOrTyped, readNumber, writtenNumber } from '@pabean/api/rules';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../../focus/after-press.ts';
import { typeInto } from '../field/type-into.ts';

interface TypedNumberProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The text of a number field: unchanged while the user types, tidied on blur. Until then there is no question and no
 * announcement.
 *
 * @param statusOf The announcement on blur; `ahead` is true where the focus moves to the next control.
 */
export function useTypedNumber(
  props: TypedNumberProps,
  notation: NumberNotation,
  fixed: boolean,
  statusOf: (text: string, ahead: boolean) => string,
) {
  const { value, defaultValue, onValueChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writtenNumber(value ?? defaultValue ?? '', notation));
  const [isTyping, setTyping] = useState(false);
  const [status, setStatus] = useState('');
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement);

  // A form that registers the control sets the value in its own notation.
  useLayoutEffect(() => {
    const control = input.current;
    if (value !== undefined || !control || control.value === text) return;
    if (control.value !== control.defaultValue) control.value = writtenNumber(control.value, notation);
    setText(control.value);
  });

  const inSync = value === undefined || numberOrTyped(text, notation) === value;
  const shown = inSync ? text : writtenNumber(value, notation);

  function write(control: HTMLInputElement, next: string) {
    if (next !== control.value) typeInto(control, next);
  }
  function finish(control: HTMLInputElement, ahead: boolean) {
    if (fixed || !isTyping) return;
    write(control, tidied(control.value, notation));
    afterPress(() => {
      setTyping(false);
      setStatus(statusOf(control.value, ahead));
    });
  }

  const control = {
    ...(value === undefined
      ? { defaultValue: writtenNumber(defaultValue ?? '', notation) }
      : { value: shown }),
    ref: input,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setText(event.target.value);
      setTyping(true);
      setStatus('');
      props.onChange?.(event);
      onValueChange?.(numberOrTyped(event.target.value, notation));
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      finish(event.target, false);
      props.onBlur?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Before the focus moves and before the form is submitted: the question is then the next tab stop.
      const ahead = event.key === 'Tab' && !event.shiftKey;
      const target = event.currentTarget;
      if (ahead || event.key === 'Enter') flushSync(() => finish(target, ahead));
      props.onKeyDown?.(event);
    },
  };

  function answer(number: string) {
    const target = input.current;
    if (!target) return;
    write(target, writtenNumber(number, notation));
    setTyping(false);
    target.focus();
  }

  return { control, text: shown, isTyping, status, answer };
}

function tidied(text: string, notation: NumberNotation): string {
  const reading = readNumber(text, notation);
  if (reading.kind === 'empty') return '';
  return reading.kind === 'value' ? writtenNumber(reading.value, notation) : text;
}
