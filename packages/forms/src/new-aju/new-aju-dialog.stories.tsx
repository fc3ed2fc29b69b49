import { buildIdentityTypes } from '@pabean/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { NewAjuDialog } from './new-aju-dialog.tsx';

const meta = {
  title: 'Forms/NewAjuDialog',
  component: NewAjuDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      of: 'Variants',
      parts: [
        'form p',
        '[role="radiogroup"]',
        '[name="recipient"]',
        '[name="identityType"]',
        '[name="identityNumber"]',
        '[data-dialog-foot]',
      ],
    },
  },
  args: {
    open: true,
    identityTypes: buildIdentityTypes(),
    onSave: fn(async () => ({
      message: say('Berhasil membuat aju baru', 'The new record was made'),
      id: '02040000012320240924000045',
    })),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof NewAjuDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { kind: '1', recipient: 'Ratna Dewi Siregar', identityNumber: '0019000017999000' } as const;
const make = async () =>
  userEvent.click(await screen.findByRole('button', { name: say('Buat aju', 'Make record') }));

/** Empty: everything is required. */
export const Default: Story = {
  play: async ({ args }) => {
    await make();
    await expect(
      await screen.findAllByText(say('Kolom Jenis Aju belum diisi', 'Kind of record is empty')),
    ).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Filled in. */
export const Variants: Story = { args: { initial: filled } };

/** A number of 15 digits. */
export const TooShort: Story = {
  args: { initial: { ...filled, identityNumber: '021345678215000' } },
  play: async ({ args }) => {
    await make();
    await expect(
      await screen.findAllByText(say('NPWP harus 16 digit', 'The NPWP must have 16 digits')),
    ).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Created, however the digits were grouped. */
export const Made: Story = {
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('radio', {
        name: say('Kendaraan Bermotor', 'Kendaraan Bermotor (Motor vehicle)'),
      }),
    );
    await userEvent.type(screen.getByLabelText(say('Nama Penerima', 'Recipient')), 'Budi Santoso');
    await userEvent.type(
      screen.getByLabelText(say('Nomor Identitas', 'Identity number')),
      '0019 0000 1799 9000',
    );
    await make();
    await expect(args.onSave).toHaveBeenCalledWith(
      { kind: '2', recipient: 'Budi Santoso', identityType: '5', identityNumber: '0019000017999000' },
      expect.anything(),
    );
    await expect(args.onSaved).toHaveBeenCalled();
  },
};

/** Refused by the server, with the reason. */
export const Refused: Story = {
  args: {
    initial: filled,
    onSave: fn(() =>
      Promise.reject(
        refusal(say('Jumlah aju sudah mencapai batas.', 'The limit of records has been reached.')),
      ),
    ),
  },
  play: async () => {
    await make();
    await expect(
      await screen.findByRole('group', {
        name: new RegExp(say('Jumlah aju sudah mencapai batas', 'The limit of records has been reached')),
      }),
    ).toHaveFocus();
  },
};

/** No connection: an error is shown and the input is kept. */
export const NoConnection: Story = {
  args: { initial: filled, onSave: fn(() => Promise.reject(noAnswer())) },
  play: async () => {
    await make();
    await screen.findByRole('group', {
      name: new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    });
  },
};

/** The button shows that the record is being created. */
export const Slow: Story = {
  args: { initial: filled, onSave: fn(underWay) },
  play: async () => {
    await make();
    await screen.findByRole('button', { name: say('Membuat aju…', 'Making the record…') });
  },
};
