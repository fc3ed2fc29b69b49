import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { NpwpField, type NpwpFieldProps } from './npwp-field.tsx';

const meta = {
  title: 'Domain/NpwpField',
  component: NpwpField,
  args: { label: say('NPWP Kuasa', 'NPWP of the proxy'), onValueChange: fn() },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['label', 'div:has(> label) + div::text', 'input', 'div:has(+ [role="status"])'],
    },
  },
} satisfies Meta<typeof NpwpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Half of a number. */
export const Parts: Story = { args: { defaultValue: '0021345678' } };

/** Empty, partial, complete, of the old length, with an error, locked, without its echo, disabled. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <NpwpField label={say('NPWP Pemohon Izin', 'NPWP of the applicant')} />
      <NpwpField label={say('NPWP Pengirim', 'NPWP of the shipper')} optional defaultValue="002134567" />
      <NpwpField label={say('NPWP Penerima', 'NPWP of the consignee')} defaultValue="0021345678215000" />
      <NpwpField
        label={say('NPWP Kuasa', 'NPWP of the proxy')}
        defaultValue="021345678215000"
        error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
      />
      <NpwpField
        label={say('NPWP Perusahaan', 'NPWP of the company')}
        locked
        defaultValue="0021345678215000"
      />
      <NpwpField
        label={say('NPWP baris 1', 'NPWP, row 1')}
        labelHidden
        echo={false}
        hint=""
        defaultValue="0021345678215000"
      />
      <NpwpField
        label={say('NPWP Sponsor', 'NPWP of the sponsor')}
        disabled
        hint={say('Pilih jenis identitas lebih dulu.', 'Choose the kind of identity first.')}
      />
    </div>
  ),
};

function Controlled(props: NpwpFieldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <NpwpField {...props} value={value} onValueChange={setValue} />
      <output aria-label={say('Nilai', 'Value')}>{value}</output>
    </>
  );
}

const field = say('NPWP Kuasa', 'NPWP of the proxy');

/** Nothing moves while typing; the value is bare from the first key, the text on blur. */
export const TakesAnyWayOfWriting: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0021 3456.7821');
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('0021 3456.7821');
    await expect(canvas.getByRole('status', { name: say('Nilai', 'Value') })).toHaveTextContent(
      '002134567821',
    );
    await expect(canvas.getByText(say('12 dari 16 angka', '12 of 16 digits'))).toBeVisible();
    await userEvent.keyboard('-5000');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('0021345678215000');
    await expect(canvas.queryByText(new RegExp(say('dari 16 angka', 'of 16 digits')))).toBeNull();
  },
};

/** Only the digits are pasted, and the omitted characters are named. */
export const SaysWhatAPasteLeftOut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: field }));
    await userEvent.paste('NPWP: 0021 3456 7821 5000');
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('0021345678215000');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(
        'Yang dimasukkan hanya angkanya. Tidak ikut: “NPWP:”.',
        'Only the digits were taken. Left out: “NPWP:”.',
      ),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0021345678215000');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.paste('belum ada');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(say('tidak berisi angka', 'has no digits')),
    );
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('002134567821500');
  },
};

/** Fifteen digits are accepted; how they become sixteen is explained after blur, not while typing. */
export const HelpsWithAnOldNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('02.134.567.8-215.000');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('021345678215000');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('Ini NPWP lama (15 angka).', 'This is an old NPWP (15 digits).'),
    );
  },
};
