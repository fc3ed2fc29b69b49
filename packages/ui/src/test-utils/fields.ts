import { formatDate, isIsoDate } from '@pabean/api/rules';
import { isoOrTyped } from '../components/date-field/typed-date.ts';
import { type FieldUtils, fieldUtils } from './field.ts';
import { controlOf, type Name, namedBy, person, textOf, theOne, typed } from './find.ts';

/** A text field. */
export interface TypedFieldUtils extends FieldUtils<HTMLInputElement | HTMLTextAreaElement> {
  /** Clears the field, types the text, and leaves the field. */
  fill(text: string): Promise<void>;
  /** The current text. */
  value(): string;
}

const typedKinds = 'input:not([type=checkbox], [type=radio], [type=file], [role=combobox]), textarea';

/**
 * A text field: TextField, TextArea, PasswordField, PhoneField, SearchField, and the like.
 *
 * @param within The element to search in.
 * @beta
 */
export function textField(label: Name, within: HTMLElement = document.body): TypedFieldUtils {
  const control = () => controlOf<HTMLInputElement | HTMLTextAreaElement>(label, within, typedKinds);
  return {
    ...fieldUtils(control),
    async fill(text) {
      const user = person();
      await user.clear(control());
      if (text !== '') await user.type(control(), typed(text));
      await user.tab();
    },
    value: () => control().value,
  };
}

/** A field for a number. */
export interface NumberFieldUtils extends TypedFieldUtils {
  /** The question about a number with two readings; empty where there is none. */
  question(): string;
  /** Answers that question with one of its buttons, such as `1.234`. */
  answer(reading: Name): Promise<void>;
}

/**
 * A NumberField, MoneyField, RateField or WeightField: filled with a typed text (`1.234,5`).
 *
 * @param within The element to search in.
 * @beta
 */
export function numberField(label: Name, within: HTMLElement = document.body): NumberFieldUtils {
  const field = textField(label, within);
  const asked = () => namedBy(field.control(), 'aria-describedby').find(({ id }) => id.endsWith('-question'));
  return {
    ...field,
    question: () => textOf(asked()),
    async answer(reading) {
      const buttons = [...(asked()?.closest('fieldset')?.querySelectorAll('button') ?? [])];
      await person().click(theOne('reading', reading, buttons));
    },
  };
}

/**
 * A DateField: filled with a day as `2026-03-02`, or with a typed text; its value is the day.
 *
 * @param within The element to search in.
 * @beta
 */
export function dateField(label: Name, within: HTMLElement = document.body): TypedFieldUtils {
  const field = textField(label, within);
  return {
    ...field,
    fill: (day) => field.fill(isIsoDate(day) ? formatDate(day) : day),
    value: () => isoOrTyped(field.value()),
  };
}

/** A field whose value is chosen. */
export interface ChoiceUtils<Control extends HTMLElement> extends FieldUtils<Control> {
  /** Chooses the option with this label. */
  choose(option: Name): Promise<void>;
  /** The label of the chosen option; empty where there is none. */
  value(): string;
  /** The labels of the options. */
  options(): string[];
}

/**
 * A Select.
 *
 * @param within The element to search in.
 * @beta
 */
export function select(label: Name, within: HTMLElement = document.body): ChoiceUtils<HTMLSelectElement> {
  const control = () => controlOf<HTMLSelectElement>(label, within, 'select');
  const options = () => [...control().options];
  return {
    ...fieldUtils(control),
    choose: async (option) => person().selectOptions(control(), theOne('option', option, options())),
    value: () => (control().value === '' ? '' : textOf(control().selectedOptions[0])),
    options: () => options().map(textOf),
  };
}

/**
 * A RadioGroup.
 *
 * @param within The element to search in.
 * @beta
 */
export function radioGroup(label: Name, within: HTMLElement = document.body): ChoiceUtils<HTMLElement> {
  const control = () => controlOf<HTMLElement>(label, within, '[role=radiogroup]');
  const radios = () => [...control().querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const nameOf = (radio: Element) => textOf(namedBy(radio, 'aria-labelledby')[0]);
  const chosen = () => radios().find(({ checked }) => checked);
  return {
    ...fieldUtils(control),
    choose: async (option) => person().click(theOne('radio button', option, radios(), nameOf)),
    value: () => {
      const radio = chosen();
      return radio ? nameOf(radio) : '';
    },
    options: () => radios().map(nameOf),
  };
}

/** A checkbox. */
export interface CheckboxUtils extends FieldUtils<HTMLInputElement> {
  /** Checks it, or leaves it checked. */
  check(): Promise<void>;
  /** Unchecks it, or leaves it unchecked. */
  uncheck(): Promise<void>;
  isChecked(): boolean;
}

/**
 * A Checkbox or a Switch.
 *
 * @param within The element to search in.
 * @beta
 */
export function checkbox(label: Name, within: HTMLElement = document.body): CheckboxUtils {
  const control = () => controlOf<HTMLInputElement>(label, within, 'input[type=checkbox]');
  const set = async (checked: boolean) => {
    if (control().checked !== checked) await person().click(control());
  };
  return {
    ...fieldUtils(control),
    check: () => set(true),
    uncheck: () => set(false),
    isChecked: () => control().checked,
  };
}
