import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

/** Props for the field, to be spread. Untyped on purpose: each field types its own control. */
// biome-ignore lint/suspicious/noExplicitAny: the probe must fit every field component
type Probe = any;

/** The differences between fields. */
export interface FieldTraits {
  /**
   * Whether the control is a text input: then it also takes `readOnly`, `autoComplete` and `inputMode`.
   *
   * @default true
   */
  typed?: boolean;
  /**
   * A valid value; a radio button or a checkbox is clicked instead.
   *
   * @default 'isi'
   */
  value?: string;
  /**
   * The description that the control always has, before hint and error.
   *
   * @default none
   */
  always?: readonly string[];
  /**
   * The description of the control where the caller gives no hint.
   *
   * @default none
   */
  ownHint?: string;
}

/** The element with the description: the control, or the group of radio buttons around it. */
const described = (control: Element) => control.closest('[role="radiogroup"]') ?? control;

const describing = (element: Element) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );

function operate(control: HTMLInputElement, value: string) {
  if (control.type === 'radio' || control.type === 'checkbox') fireEvent.click(control);
  else fireEvent.change(control, { target: { value } });
}

/**
 * Checks the guarantees of every field: the wrapper is the root and takes `className`, `style`, `title` and `data-*`;
 * `ref` and all other props go to the control, which is linked to label, hint and error.
 */
export function fieldConforms(renderWith: (props: Probe) => ReactElement, traits: FieldTraits = {}) {
  const { typed = true, value = 'isi', always = [], ownHint } = traits;

  function draw(props: Probe = {}) {
    const ref = createRef<HTMLInputElement>();
    const { container } = render(renderWith({ label: 'Nama Kuasa', ref, ...props }));
    expect(container.childElementCount).toBe(1);
    const wrapper = container.firstElementChild as HTMLElement;
    expect(ref.current).toBeInstanceOf(HTMLElement);
    return { wrapper, control: ref.current as HTMLInputElement };
  }

  it('passes className, style, title and data-* to its wrapper only', () => {
    const { wrapper, control } = draw({
      className: 'theirs',
      style: { opacity: 0.5 },
      title: 'judul',
      'data-probe': 'x',
    });
    expect(wrapper.classList.contains('theirs')).toBe(true);
    expect(wrapper.classList.length).toBeGreaterThan(1);
    expect(wrapper.style.opacity).toBe('0.5');
    expect(wrapper.title).toBe('judul');
    expect(wrapper.dataset.probe).toBe('x');
    expect(wrapper).not.toBe(control);
    expect(control.classList.contains('theirs')).toBe(false);
    expect(control.dataset.probe).toBeUndefined();
  });

  it('names its control by the label and describes it by hint and error', () => {
    const { wrapper, control } = draw({ hint: 'Sesuai surat kuasa', error: 'Kolom Nama Kuasa belum diisi' });
    const target = described(control);
    expect(screen.getAllByLabelText(/^Nama Kuasa/)).toContain(target);
    expect(describing(target)).toEqual([...always, 'Sesuai surat kuasa', 'Kolom Nama Kuasa belum diisi']);
    expect(target.getAttribute('aria-invalid')).toBe('true');
    expect(wrapper.dataset.invalid).toBe('');
  });

  it('is valid and undescribed without hint and error', () => {
    const target = described(draw().control);
    expect(target.hasAttribute('aria-invalid')).toBe(false);
    expect(describing(target)).toEqual([...always, ...(ownHint ? [ownHint] : [])]);
  });

  it('passes name, required, disabled and events on to its control', () => {
    const onChange = vi.fn();
    const onBlur = vi.fn();
    const { control } = draw({ name: 'nm_kuasa', required: true, onChange, onBlur });
    expect(control.name).toBe('nm_kuasa');
    expect(control.required).toBe(true);
    operate(control, value);
    expect(onChange).toHaveBeenCalledOnce();
    fireEvent.blur(control);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(draw({ disabled: true, label: 'Lain' }).control.disabled).toBe(true);
  });

  it.runIf(typed)('passes value, readOnly, autoComplete and inputMode on to its control', () => {
    const props = { value, readOnly: true, autoComplete: 'name', inputMode: 'numeric' };
    const { control } = draw(props);
    expect(control.value).toBe(value);
    expect(control.readOnly).toBe(true);
    expect(control.autocomplete).toBe('name');
    expect(control.inputMode).toBe('numeric');
  });
}
