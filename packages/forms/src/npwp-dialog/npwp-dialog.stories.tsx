import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { NpwpDialog } from './npwp-dialog.tsx';

const meta = {
  title: 'Forms/NpwpDialog',
  component: NpwpDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'header h2',
        'form p',
        'input[name="npwp"]',
        'div:has(> input[name="npwp"]) + div > div',
        'button[type="submit"]',
      ],
    },
  },
  args: {
    open: true,
    onSave: fn(async () => ({ succeeded: true })),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof NpwpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const npwp = '0019000017999000';

const save = async (typed: string) => {
  if (typed) await userEvent.type(await screen.findByLabelText('NPWP'), typed);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
};

/** Empty: the field is required. */
export const Default: Story = {
  play: async ({ args }) => {
    await save('');
    await expect(await screen.findAllByText(say('Kolom NPWP belum diisi', 'NPWP is empty'))).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Open and empty. */
export const Variants: Story = {};

/** An old number of 15 digits. */
export const TooShort: Story = {
  play: async ({ args }) => {
    await save('02.134.567.8-215.000');
    await expect(
      await screen.findAllByText(say('NPWP harus 16 digit', 'The NPWP must have 16 digits')),
    ).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saved, however the digits were grouped. */
export const Saved: Story = {
  play: async ({ args }) => {
    await save('0019 0000 1799 9000');
    await expect(args.onSave).toHaveBeenCalledWith(npwp, expect.anything());
    await expect(args.onSaved).toHaveBeenCalled();
  },
};

/** Unknown to the server. */
export const NotFound: Story = {
  args: { onSave: fn(async () => ({ succeeded: false })) },
  play: async ({ args }) => {
    await save(npwp);
    await expect(
      await screen.findByRole('group', { name: say('NPWP Tidak Ditemukan', 'NPWP not found') }),
    ).toHaveFocus();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** A response that does not report success counts as a failure. */
export const UnexpectedAnswer: Story = {
  args: { onSave: fn(async () => ({})) },
  play: async () => {
    await save(npwp);
    await screen.findByRole('group', {
      name: say('Terjadi kesalahan saat memeriksa NPWP', 'Something failed while the NPWP was checked'),
    });
  },
};

/** Refused by the server, with the reason. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal(say('NPWP hanya dapat diubah satu kali.', 'The NPWP can be changed only once.')),
      ),
    ),
  },
  play: async () => {
    await save(npwp);
    await screen.findByRole('group', {
      name: new RegExp(
        say(
          '^Terjadi kesalahan saat memeriksa NPWP. NPWP hanya dapat',
          '^Something failed while the NPWP was checked. The NPWP can be',
        ),
      ),
    });
  },
};

/** No connection: an error is shown and the input is kept. */
export const NoConnection: Story = {
  args: { onSave: fn(() => Promise.reject(noAnswer())) },
  play: async () => {
    await save(npwp);
    await screen.findByRole('group', {
      name: new RegExp(
        say(
          '^Terjadi kesalahan saat memeriksa NPWP. Server tidak',
          '^Something failed while the NPWP was checked. The server cannot',
        ),
      ),
    });
  },
};

/** The button shows that it is being saved. */
export const Slow: Story = {
  args: { onSave: fn(underWay) },
  play: async () => {
    await save(npwp);
    await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') });
  },
};
