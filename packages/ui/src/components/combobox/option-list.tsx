import { Check } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './combobox.css.ts';
import { type ComboboxOption, matchParts } from './filter-options.ts';
import type { useCombobox } from './use-combobox.ts';

interface OptionListProps {
  id: string;
  combobox: ReturnType<typeof useCombobox>;
  /** The element of the list, a popover. */
  box: RefObject<HTMLDivElement | null>;
  /** Positions it at its control. */
  style: CSSProperties;
  label: string;
  options: readonly ComboboxOption[];
  /** A text in place of the options or after them. */
  note: string | undefined;
}

/** The id of the option at an index, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list under a combobox. The focus stays in the control. */
export function OptionList(props: OptionListProps) {
  const { id, box, options, note } = props;
  const { open, value, query, active, choose, setActive } = props.combobox;

  useLayoutEffect(() => {
    const list = box.current;
    if (!open) return;
    list?.showPopover?.();
    return () => list?.hidePopover?.();
  }, [box, open]);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      ref={box}
      popover="manual"
      className={classNames(styles.popup, styles.list)}
      style={props.style}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={props.label} tabIndex={-1}>
        {open &&
          options.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(id, index)}
              option={option}
              query={query}
              chosen={option.value === value}
              active={index === active}
              onChoose={() => choose(option)}
              onActive={() => setActive(index)}
            />
          ))}
      </div>
      {open && note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  query: string;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
  onActive: () => void;
}

function Option({ id, option, query, chosen, active, onChoose, onActive }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keys and keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      data-active={active ? '' : undefined}
      className={styles.option}
      onClick={onChoose}
      onPointerMove={onActive}
    >
      <span className={styles.label} lang={option.lang}>
        {matchParts(option.label, query).map(({ at, text, match }) =>
          match ? (
            <mark key={at} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {option.code && <span className={styles.code}>{option.code}</span>}
      <span className={styles.tick}>{chosen && <Check size={16} />}</span>
    </div>
  );
}
