import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, filterOptions, optionMeant } from './filter-options.ts';

const closed = { open: false, active: -1 };

/** The largest number of options that are drawn at once; for others the user types more. */
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
 * Text, choice and list of a combobox. Either an option is chosen and the text is its label, or none is and the text is
 * what was typed: no typed text is lost, and it is never taken for a choice.
 */
export function useCombobox(props: ComboboxState) {
  const { options, onQuery } = props;
  const [ownValue, setOwnValue] = useState(props.defaultValue);
  const [typed, setTyped] = useState('');
  const [{ open, active }, setList] = useState(closed);

  const value = props.value ?? ownValue;
  const chosen = options.find((option) => option.value === value);
  const text = value ? (chosen?.label ?? props.valueLabel ?? value) : typed;
  const query = value ? '' : typed;
  const found = onQuery ? options : filterOptions(options, query);
  const shown = found.slice(0, drawn);

  function emit(option: ComboboxOption | undefined) {
    const next = option?.value ?? '';
    if (next === value) return;
    setOwnValue(next);
    props.onValueChange?.(next, option);
  }
  const setActive = (at: number) => setList((list) => (list.active === at ? list : { ...list, active: at }));
  const close = () => setList(closed);
  function show(at: number) {
    if (!props.fixed) setList({ open: true, active: at });
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
  function clear() {
    type('');
    close();
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
  function onKeyDown(event: KeyboardEvent) {
    const option = open ? shown[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && open) close();
    else return;
    // The list handles its keys: Enter submits no form and Escape closes no dialog around it.
    event.preventDefault();
  }

  return {
    value,
    text,
    query,
    open,
    active,
    shown,
    count: found.length,
    choose,
    type,
    leave,
    clear,
    setActive,
    onKeyDown,
    openAtChoice,
  };
}
