import { cleanContainerNumber, cleanNpwp, cleanPhone } from '@pabean/api/rules';
import { ContainerNumberField } from '@pabean/ui/container-number-field';
import { NpwpField } from '@pabean/ui/npwp-field';
import { OneTimeCodeField } from '@pabean/ui/one-time-code-field';
import { PhoneField } from '@pabean/ui/phone-field';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

const stored = { npwp: '', phone: '0778-555-0101', container: 'SEGU520176', code: '' };

function Form({ onSend }: { onSend: (values: typeof stored) => void }) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: stored });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <NpwpField label="NPWP" {...register('npwp', { setValueAs: cleanNpwp })} />
      <PhoneField label="Telepon" {...register('phone', { setValueAs: cleanPhone })} />
      <ContainerNumberField
        label="Peti kemas"
        {...register('container', { setValueAs: cleanContainerNumber })}
      />
      <OneTimeCodeField label="Kode" {...register('code')} />
      <output>{formState.isDirty ? 'berubah' : 'tetap'}</output>
      <button type="submit">Kirim</button>
      <button type="button" onClick={() => reset()}>
        Ulangi
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('Enter sends bare codes, also from a field that was not left', async () => {
  const sent: (typeof stored)[] = [];
  render(<Form onSend={(values) => sent.push(values)} />);
  await userEvent.type(field('NPWP'), '0021 3456 7821 5000');
  await userEvent.type(field('Kode'), '482 910');
  await userEvent.clear(field('Telepon'));
  await userEvent.type(field('Telepon'), '+62 (778) 555-0120');
  await userEvent.clear(field('Peti kemas'));
  await userEvent.type(field('Peti kemas'), 'csqu 305438-3{Enter}');
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent).toEqual([
    { npwp: '0021345678215000', phone: '+627785550120', container: 'CSQU3054383', code: '482910' },
  ]);
});

test('passing through a field is no change, and starting over takes the error along', async () => {
  render(<Form onSend={() => undefined} />);
  field('Telepon').focus();
  await userEvent.tab();
  expect(screen.getByText('tetap')).toBeDefined();
  expect(field('Telepon').value).toBe('0778-555-0101');
  await userEvent.type(field('Peti kemas'), '4');
  await userEvent.tab();
  expect(field('Peti kemas').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ulangi' }));
  expect(field('Peti kemas').value).toBe('SEGU520176');
  expect(field('Peti kemas').getAttribute('aria-invalid')).toBeNull();
  expect(await screen.findByText('Angka pemeriksa: 9')).toBeDefined();
});
