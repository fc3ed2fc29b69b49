import { office020400 } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { question } from './answer-question-dialog.examples.tsx';
import { AnswerQuestionDialog, type AnswerQuestionDialogProps } from './index.ts';

const told = { message: say('Jawaban sudah dikirim ke petugas.', 'The answer was sent to the officer.') };
/** Save function of a story. */
const taking = fn<AnswerQuestionDialogProps<typeof told>['onSend']>;

const meta = {
  title: 'Forms/AnswerQuestionDialog',
  component: AnswerQuestionDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: { parts: ['[data-tone="info"]', 'textarea', 'input[type="file"]', 'button[type="submit"]'] },
  },
  args: {
    open: true,
    description: '118/SNB/IX/2024 · Izin Bongkar',
    question,
    limit: office020400.uploads.small,
    onSend: taking(async () => told),
    onSent: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof AnswerQuestionDialog>;
export default meta;
type Story = StoryObj<AnswerQuestionDialogProps<typeof told>>;

const answer = () => screen.getByRole('textbox', { name: new RegExp(say('^Jawaban', '^Answer')) });
const send = () =>
  userEvent.click(screen.getByRole('button', { name: say('Kirim jawaban', 'Send the answer') }));
const fileLabel = (position: number) => new RegExp(say(`^Berkas ${position}`, `^File ${position}`));

/** The question, with an empty form. */
export const Default: Story = {};

const { store } = memoryDrafts({
  'answer-question': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: {
      answer: say('Segel difoto ulang pagi ini.', 'The seal was photographed again this morning.'),
    },
  },
});

/** A draft of an earlier visit is offered. */
export const Variants: Story = { args: { draft: { store } } };

/** The text is required. */
export const Empty: Story = {
  play: async ({ args }) => {
    await send();
    await expect(
      await screen.findByRole('link', { name: say('Kolom Jawaban belum diisi', 'Answer is empty') }),
    ).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** With a file chosen, a field for the next one appears. */
export const WithAFile: Story = {
  play: async ({ args }) => {
    await userEvent.type(answer(), 'Terlampir.');
    const file = new File(['%PDF-1.7\n%%EOF'], 'segel.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(fileLabel(1)), file);
    await expect(await screen.findByLabelText(fileLabel(2))).toBeInTheDocument();
    await send();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(told));
  },
};

/** The question was closed meanwhile. */
export const Refused: Story = {
  args: {
    onSend: taking(() =>
      Promise.reject(
        refusal(
          say(
            'Petugas sudah melanjutkan, sehingga pertanyaan ini tidak dapat dijawab lagi.',
            'The officer has gone on, so this question can no longer be answered.',
          ),
        ),
      ),
    ),
  },
  play: async () => {
    await userEvent.type(answer(), 'Terlampir.');
    await send();
    await expect(
      await screen.findByRole('group', { name: new RegExp(say('sudah melanjutkan', 'has gone on')) }),
    ).toHaveFocus();
    await expect(answer()).toHaveValue('Terlampir.');
  },
};

/** No connection: the input is kept. */
export const NoConnection: Story = {
  args: { onSend: taking(() => Promise.reject(noAnswer())) },
  play: async () => {
    await userEvent.type(answer(), 'Terlampir.');
    await send();
    await screen.findByRole('group', {
      name: new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    });
    await expect(answer()).toHaveValue('Terlampir.');
  },
};

/** The button shows that it is being sent. */
export const Sending: Story = {
  args: { onSend: taking(underWay) },
  play: async ({ args }) => {
    await userEvent.type(answer(), 'Terlampir.');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: say('Mengirim…', 'Sending…') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Leaving with unsaved input asks for confirmation. */
export const AsksBeforeLosingIt: Story = {
  play: async ({ args }) => {
    await userEvent.type(answer(), 'Ter');
    pressEscape();
    await expect(
      await screen.findByRole('button', { name: say('Lanjut mengisi', 'Keep editing') }),
    ).toBeVisible();
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Answer the officer’s question' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Answer/ })).toHaveValue('');
  },
};
