import {
  type ChangeEvent,
  type FocusEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { typeInto } from '../components/field/type-into.ts';
import { afterPress } from '../focus/after-press.ts';
import type { CodeFieldProps } from './code-field-props.ts';

type Incoming = Pick<
  CodeFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'ref' | 'onChange' | 'onBlur'
>;

/**
 * State of an input for a code, typed in any notation: the text stays as typed while the user types, and becomes the
 * bare code on blur. `typing` is true from the first change until then; `left` is the text on blur.
 */
export function useTypedCode(clean: (typed: string) => string, props: Incoming) {
  const { value, defaultValue, onValueChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const changed = useRef(false);
  const [text, setText] = useState(value ?? '');
  const [left, setLeft] = useState<string>();
  const [typing, setTyping] = useState(false);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement);

  // A form that was reset has set another text.
  useLayoutEffect(() => {
    if (left !== undefined && input.current?.value !== left) setLeft(undefined);
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    changed.current = true;
    setTyping(true);
    setLeft(undefined);
    if (value !== undefined) setText(event.target.value);
    props.onChange?.(event);
    onValueChange?.(clean(event.target.value));
  }
  function onBlur(event: FocusEvent<HTMLInputElement>) {
    if (changed.current) {
      const bare = clean(event.target.value);
      if (bare !== event.target.value) typeInto(event.target, bare);
      changed.current = false;
      afterPress(() => {
        setTyping(false);
        setLeft(bare);
      });
    }
    props.onBlur?.(event);
  }
  const held =
    value === undefined ? { defaultValue } : { value: clean(text) === clean(value) ? text : value };
  return { input, typing, left, control: { ...held, ref: input, onChange, onBlur } };
}
