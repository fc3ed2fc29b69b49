import { office020400 } from '@pabean/api/rules';
import { errorSummary } from '@pabean/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { AnswerQuestionDialog, type AnswerQuestionDialogProps } from './index.ts';

const told = { message: 'Jawaban sudah dikirim ke petugas.' };

function open(props: Partial<AnswerQuestionDialogProps<typeof told>> = {}) {
  const onSend = vi.fn<AnswerQuestionDialogProps<typeof told>['onSend']>(async () => told);
  const calls = { onSend, onSent: vi.fn(), onRequestClose: vi.fn(), ...props };
  renderInOffice(
    <AnswerQuestionDialog
      open
      question="Kirim foto segel yang terbaca."
      limit={office020400.uploads.small}
      {...calls}
    />,
  );
  return { ...calls, onSend };
}
const answer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Jawaban/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
const file = (name: string) => new File(['%PDF-1.7 foto %%EOF'], name, { type: 'application/pdf' });

test('shows what is asked, and sends a text with up to three files in their order', async () => {
  const { onSend, onSent } = open();
  screen.getByText('Kirim foto segel yang terbaca.');
  await userEvent.type(answer(), 'Terlampir.');
  for (const count of [1, 2, 3]) {
    expect(screen.queryByLabelText(new RegExp(`^Berkas ${count + 1}`))).toBeNull();
    await userEvent.upload(screen.getByLabelText(new RegExp(`^Berkas ${count}`)), file(`foto-${count}.pdf`));
  }
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(told));
  const [given] = onSend.mock.calls[0] ?? [];
  expect(given?.answer).toBe('Terlampir.');
  expect(given?.files.map(({ name, extension }) => [name, extension])).toEqual([
    ...[1, 2, 3].map((count) => [`foto-${count}.pdf`, 'pdf']),
  ]);
  expect(given?.files[0]?.file).toMatch(/^data:application\/pdf;base64,/);
});

test('refuses no text, and a file of another kind, before anything is sent', async () => {
  const { onSend } = open();
  await userEvent.upload(
    screen.getByLabelText(/^Berkas 1/),
    new File(['x'], 'foto.gif', { type: 'image/gif' }),
    { applyAccept: false },
  );
  await send();
  expect(errorSummary().messages()).toEqual([
    'Kolom Jawaban belum diisi',
    'Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.',
  ]);
  expect(onSend).not.toHaveBeenCalled();
});

test('loses nothing when it is refused, and keeps a draft until it is sent', async () => {
  const { store, valuesOf } = memoryDrafts();
  const kept = () => valuesOf('answer-question/N-1');
  let refused = true;
  const { onSent } = open({
    draft: { store, record: 'N-1' },
    onSend: async () => {
      if (refused) throw refusal('Petugas sudah melanjutkan.');
      return told;
    },
  });
  await userEvent.type(answer(), 'Terlampir.');
  await userEvent.upload(screen.getByLabelText(/^Berkas 1/), file('foto.pdf'));
  await send();
  await screen.findByRole('group', { name: /Petugas sudah melanjutkan/ });
  expect(answer().value).toBe('Terlampir.');
  screen.getByText(/foto\.pdf/);
  await waitFor(() => expect(kept()).toMatchObject({ answer: 'Terlampir.' }));
  refused = false;
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(kept()).toBeUndefined();
});
