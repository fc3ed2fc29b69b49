import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent as mouse } from 'vitest/browser';
import * as z from 'zod/mini';
import { FormTextField } from './fields.tsx';
import { FormProblems } from './form-problems.tsx';
import { useZodForm } from './use-zod-form.ts';

const labels: Record<string, string> = { name: 'Nama', number: 'Nomor' };

const schema = z
  .object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(10, { error: 'tooLong' })),
    number: z.string().check(z.minLength(1, { error: 'required' })),
  })
  .check(z.refine(({ name, number }) => name !== number, { path: ['number'], error: 'duplicate' }));

/** The shape of the client's error. */
class Refused extends Error {
  readonly kind = 'http';
  readonly fieldErrors: { path: (string | number)[]; message: string }[];
  constructor(message: string, fieldErrors: Refused['fieldErrors'] = []) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

interface Values {
  name: string;
  number: string;
}

interface ExampleProps {
  onSubmit?: (values: unknown) => unknown;
  onClick?: () => void;
  onDraw?: (id: string) => void;
}

function Example({ onSubmit = () => undefined, onClick, onDraw = () => undefined }: ExampleProps) {
  const form = useZodForm<Values, z.output<typeof schema>>({
    schema,
    defaultValues: { name: '', number: '' },
    labelOf: (name) => labels[name] ?? '',
    onSubmit: (values) => onSubmit(values),
  });
  return (
    <Profiler id="form" onRender={onDraw}>
      <form {...form.formProps}>
        <FormProblems form={form} />
        <Profiler id="name" onRender={onDraw}>
          <FormTextField form={form} name="name" />
        </Profiler>
        <Profiler id="number" onRender={onDraw}>
          <FormTextField form={form} name="number" />
        </Profiler>
        <button type="button" onClick={onClick}>
          Bantuan
        </button>
        <button type="submit">{form.formState.isSubmitting ? 'Menyimpan' : 'Simpan'}</button>
      </form>
    </Profiler>
  );
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' });
const numberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor' });
const summary = () => screen.queryByRole('region', { name: /isian yang perlu diperbaiki/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: /Simpan|Menyimpan/ }));

beforeEach(() => {
  document.title = 'Form – Pabean';
});

describe('a field', () => {
  test('that is passed by without typing is not blamed', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
  });

  test('is checked when it is left after a change, never while typing', async () => {
    render(<Example />);
    await userEvent.type(nameField(), 'a');
    await userEvent.clear(nameField());
    expect(screen.queryByText('Kolom Nama belum diisi')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Kolom Nama belum diisi')).toBeDefined();
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(summary()).toBeNull();
  });

  test('is blamed after the click that left it, so that the click finds its target', async () => {
    const onClick = vi.fn();
    render(<Example onClick={onClick} />);
    await userEvent.type(nameField(), 'abcdefghijkl');
    await mouse.click(screen.getByRole('button', { name: 'Bantuan' }));
    expect(await screen.findByText('Nama paling banyak 10 karakter.')).toBeDefined();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('loses its error as soon as it is right, and keeps it while it is still wrong', async () => {
    render(<Example />);
    await userEvent.type(nameField(), 'abcdefghijkl');
    await userEvent.tab();
    const problem = 'Nama paling banyak 10 karakter.';
    expect(await screen.findByText(problem)).toBeDefined();
    await userEvent.type(nameField(), '{Backspace}');
    expect(screen.getByText(problem)).toBeDefined();
    await userEvent.type(nameField(), '{Backspace}');
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });

  test('loses the error of a rule between fields when the other one changes', async () => {
    render(<Example />);
    await userEvent.type(nameField(), 'sama');
    await userEvent.type(numberField(), 'sama');
    await userEvent.tab();
    expect(await screen.findByText('Nomor sudah ada di baris lain.')).toBeDefined();
    await userEvent.type(nameField(), '2');
    await waitFor(() => expect(screen.queryByText('Nomor sudah ada di baris lain.')).toBeNull());
  });

  test('left empty shows no error while the user fills it in', async () => {
    render(<Example />);
    await submit();
    await userEvent.type(nameField(), 'abcdefghijkl');
    await waitFor(() => expect(nameField().getAttribute('aria-invalid')).not.toBe('true'));
    await userEvent.tab();
    // At the field and in the summary, which lists the field since the attempt.
    expect(await screen.findAllByText('Nama paling banyak 10 karakter.')).toHaveLength(2);
  });
});

describe('drawing', () => {
  test('does not happen while the user types', async () => {
    const onDraw = vi.fn();
    render(<Example onDraw={onDraw} />);
    await userEvent.click(nameField());
    onDraw.mockClear();
    await userEvent.keyboard('Rina Sari');
    expect(nameField().value).toBe('Rina Sari');
    expect(onDraw).not.toHaveBeenCalled();
  });

  test('happens to the one field whose error goes', async () => {
    const drawn: string[] = [];
    render(<Example onDraw={(id) => drawn.push(id)} />);
    await submit();
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(nameField());
    drawn.length = 0;
    await userEvent.keyboard('Rina');
    await waitFor(() => expect(nameField().getAttribute('aria-invalid')).not.toBe('true'));
    expect(numberField().getAttribute('aria-invalid')).toBe('true');
    // A profiler also reports renders of its children.
    expect(drawn).toEqual(['name', 'form']);
  });
});

describe('a failed submit', () => {
  test('names every error in the order of the fields, focuses the list and marks the title', async () => {
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    await submit();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Kolom Nama belum diisi', 'Kolom Nomor belum diisi']);
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe('Kesalahan: Form – Pabean');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Kolom Nomor belum diisi' }));
    expect(document.activeElement).toBe(numberField());
  });

  test('repeated, has the focus again', async () => {
    render(<Example />);
    await submit();
    await userEvent.type(nameField(), 'Rina');
    await submit();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(document.activeElement).toBe(summary());
  });

  test('fixed, hands over the checked values and cleans up', async () => {
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    await submit();
    await userEvent.type(nameField(), ' Rina ');
    await userEvent.type(numberField(), '1');
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Rina', number: '1' });
    expect(summary()).toBeNull();
    expect(document.title).toBe('Form – Pabean');
  });
});

describe('a refusal of the server', () => {
  const fill = async () => {
    await userEvent.type(nameField(), 'Rina');
    await userEvent.type(numberField(), '1');
    await submit();
  };

  test('goes to its field and into the summary, and stays until the field changes', async () => {
    const refused = new Refused('Ada isian yang perlu diperbaiki.', [
      { path: ['number'], message: 'Nomor sudah dipakai.' },
    ]);
    render(<Example onSubmit={() => Promise.reject(refused)} />);
    await fill();
    expect(await screen.findByRole('link', { name: 'Nomor sudah dipakai.' })).toBeDefined();
    expect(document.activeElement).toBe(summary());
    expect(screen.queryByText('Ada isian yang perlu diperbaiki.')).toBeNull();
    expect(numberField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(nameField(), 'x');
    expect(numberField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(numberField(), '2');
    await waitFor(() => expect(numberField().getAttribute('aria-invalid')).not.toBe('true'));
  });

  test('without a field is shown above the form, and the input is kept', async () => {
    const refused = new Refused('Jumlah draf sudah mencapai batas 200.', [
      { path: ['tidakAda'], message: 'Dokumen lain tidak cocok.' },
    ]);
    render(<Example onSubmit={() => Promise.reject(refused)} />);
    await fill();
    const failure = await screen.findByRole('group', {
      name: 'Gagal simpan data. Dokumen lain tidak cocok.',
    });
    expect(document.activeElement).toBe(failure);
    expect(nameField().value).toBe('Rina');
  });

  test('without fields shows its own message; an unexpected error a default one', async () => {
    const failures: Error[] = [new Refused('Sesi Anda telah berakhir.'), new RangeError('x')];
    render(<Example onSubmit={() => Promise.reject(failures.shift())} />);
    await fill();
    const failure = await screen.findByRole('group', { name: /Sesi Anda telah berakhir/ });
    expect(document.activeElement).toBe(failure);
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /tidak terduga/ })).toBe(document.activeElement),
    );
  });
});

test('while it is under way it is not submitted again', async () => {
  const answer = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => answer.promise);
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(nameField(), 'Rina');
  await userEvent.type(numberField(), '1{Enter}');
  await screen.findByRole('button', { name: 'Menyimpan' });
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  answer.resolve();
  expect(await screen.findByRole('button', { name: 'Simpan' })).toBeDefined();
});

test('fixed errors are removed from the list above the form, and the list with the last one', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Rina');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  expect(screen.getByRole('link').textContent).toContain('Nomor');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor' }), '7');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
