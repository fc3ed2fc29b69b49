import { fill } from '@pabean/api/rules';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, useId, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { usePlacement } from '../../popup/use-placement.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './combobox.css.ts';
import type { ComboboxOption } from './filter-options.ts';
import { OptionList, optionId } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

type OwnProps = keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'width' | 'size' | 'list';

/** Props of {@link Combobox}. */
export interface ComboboxProps extends Omit<FieldProps, 'label'>, Omit<ComponentProps<'input'>, OwnProps> {
  /** The label of the field, and of its list. */
  label: string;
  /** The full list, or with `onQuery` the matches of the typed text. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option; empty for none. Without it the field is uncontrolled. */
  value?: string;
  /**
   * The initial choice of an uncontrolled field.
   *
   * @default ''
   */
  defaultValue?: string;
  /**
   * The label of the value where `options` may lack it.
   *
   * @default the option's label
   */
  valueLabel?: string;
  /** Called with the value and the chosen option, or with an empty string when there is none any more. */
  onValueChange?: (value: string, option: ComboboxOption | undefined) => void;
  /** Called with the typed text, for lists that the server searches. Then `options` are shown as given. */
  onQuery?: (query: string) => void;
  /**
   * Whether options are loading.
   *
   * @default false
   */
  loading?: boolean;
}

/**
 * One choice from a long list, searched while typing. For up to five choices use radio buttons, for a few more a
 * select. Typing alone chooses nothing, unless the text is a complete label or code.
 */
export function Combobox({
  options,
  value,
  defaultValue = '',
  valueLabel,
  onValueChange,
  onQuery,
  loading = false,
  ref,
  ...props
}: ComboboxProps) {
  const messages = useMessages('combobox');
  const { frame, control } = useField(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const fixed = Boolean(control.readOnly || control.disabled);
  const box = useCombobox({ options, value, defaultValue, valueLabel, onValueChange, onQuery, fixed });
  const list = useRef<HTMLDivElement>(null);
  const placement = usePlacement(list, box.open, 'start', () => input.current);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function clear() {
    box.clear();
    input.current?.focus();
  }

  const note = noteFor(box, loading, messages);
  const spoken = note ?? fill(messages.count, { count: box.count });
  return (
    <Field
      {...frame}
      end={<ChevronDown size={16} />}
      button={box.text !== '' && !fixed && <ClearButton onClear={clear} />}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={listId}
        aria-activedescendant={box.open && box.shown[box.active] ? optionId(listId, box.active) : undefined}
        value={box.text}
        className={styles.control}
        style={placement.control}
        onChange={(event) => {
          box.type(event.target.value);
          props.onChange?.(event);
        }}
        onClick={(event) => {
          if (!box.open) box.openAtChoice();
          props.onClick?.(event);
        }}
        onKeyDown={(event) => {
          box.onKeyDown(event);
          props.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          box.leave();
          props.onBlur?.(event);
        }}
      />
      <OptionList
        id={listId}
        combobox={box}
        box={list}
        style={placement.popup}
        label={props.label}
        options={loading ? [] : box.shown}
        note={note}
      />
      <VisuallyHidden role="status">{box.open && spoken}</VisuallyHidden>
    </Field>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const messages = useMessages('combobox');
  return <IconButton label={messages.clear} icon={<X size={16} />} tabIndex={-1} onClick={onClear} />;
}

type Messages = ReturnType<typeof useMessages<'combobox'>>;

function noteFor(
  box: ReturnType<typeof useCombobox>,
  loading: boolean,
  messages: Messages,
): string | undefined {
  if (loading) return messages.loading;
  if (box.count === 0) return box.query ? fill(messages.nothingFound, { query: box.query }) : messages.empty;
  if (box.count > box.shown.length) {
    return fill(messages.more, { shown: box.shown.length, count: box.count });
  }
  return undefined;
}
