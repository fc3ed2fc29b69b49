import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, filterOptions, optionMeant } from './filter-options.ts';

/** As many options as are drawn at once; whoever wants others types more. */
const drawn = 100;

interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string;
  valueLabel: string | undefined;
  fixed: boolean;
  onValueChange: ((value: string, option: ComboboxOption | undefined) => void) | undefined;
  onQuery: ((query: string) => void) | undefined;
}

/**
 * Text, choice and list of a combobox. Either something is chosen and the text is its label, or nothing is and the
 * text is what was typed: so nothing typed is lost, and text never passes for a choice.
 */
export function useCombobox(props: ComboboxState) {
  const { options, onQuery } = props;
  const [ownValue, setOwnValue] = useState(props.defaultValue);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const value = props.value ?? ownValue;
  const label = options.find((option) => option.value === value)?.label ?? props.valueLabel ?? value;
  const text = value ? label : typed;
  const query = value ? '' : typed;
  const found = onQuery ? options : filterOptions(options, query);
  const shown = found.slice(0, drawn);

  function emit(option: ComboboxOption | undefined) {
    const next = option?.value ?? '';
    if (next === value) return;
    setOwnValue(next);
    props.onValueChange?.(next, option);
  }
  function show(at: number) {
    if (props.fixed) return;
    setOpen(true);
    setActive(at);
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose(option: ComboboxOption) {
    setTyped('');
    emit(option);
    close();
  }
  function type(next: string) {
    setTyped(next);
    emit(undefined);
    onQuery?.(next);
    show(next ? 0 : -1);
  }
  function leave() {
    const meant = value ? undefined : optionMeant(options, typed);
    if (meant) choose(meant);
    else close();
  }
  const openAtChoice = () => show(shown.findIndex((option) => option.value === value));

  function move(by: 1 | -1) {
    if (!open) return openAtChoice();
    const from = active < 0 && by < 0 ? shown.length : active;
    setActive((from + by + shown.length) % Math.max(shown.length, 1));
  }
  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const option = open ? shown[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
        return () => move(1);
      case 'ArrowUp':
        return event.altKey ? close : () => move(-1);
      case 'Enter':
        return option && (() => choose(option));
      case 'Escape':
        return open ? close : undefined;
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = actionOf(event);
    if (!act) return;
    // The list's keys are its own: Enter sends no form and Escape closes no dialog around.
    event.preventDefault();
    act();
  }

  const count = found.length;
  return {
    value,
    text,
    query,
    open,
    active,
    shown,
    count,
    choose,
    type,
    leave,
    close,
    setActive,
    onKeyDown,
    openAtChoice,
  };
}
