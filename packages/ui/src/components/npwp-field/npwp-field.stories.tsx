import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { NpwpField, type NpwpFieldProps } from './npwp-field.tsx';

const meta = {
  title: 'Domain/NpwpField',
  component: NpwpField,
  args: { label: say('NPWP Kuasa', 'NPWP of the proxy'), onValueChange: fn() },
  parameters: {
    guide: {
      purpose: 'An NPWP that somebody types or pastes, with or without the dots and dashes of the paper.',
      instead: [
        'To show a number that is known, use Npwp, or lock this field where it belongs to a form.',
        'For the number of a passport or another paper, use TextField with code.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Whose number it is.'],
          [
            'Hint',
            'div:has(> label) + div::text',
            'How many digits, and that dots may stay. Leave it out in rows of a list.',
          ],
          ['Input', 'input', 'Takes the number in any way of writing.'],
          [
            'Echo',
            'div:has(+ [role="status"])',
            'The number in groups, and how many digits it has so far. Leave it out in rows of a list.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the input; leaving it takes dots, dashes and blanks out of a number'],
        ['Ctrl+V', 'Takes the digits of the pasted text; Ctrl+Z takes them out again'],
      ],
      pairs: [
        {
          good: {
            says: 'A KTP number has a field that knows nothing of an NPWP.',
            shows: () => (
              <TextField
                code
                label={say('Nomor KTP', 'KTP number')}
                inputMode="numeric"
                hint={say('16 angka', '16 digits')}
                defaultValue="317405120390000"
              />
            ),
          },
          bad: {
            says: 'Fifteen digits of a KTP number would be taken for an old NPWP.',
            shows: () => <NpwpField label={say('Nomor KTP', 'KTP number')} defaultValue="317405120390000" />,
          },
        },
        {
          good: {
            says: 'Rows without hint and echo: the numbers stand close together.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <NpwpField
                  label={say('NPWP baris 1', 'NPWP, row 1')}
                  labelHidden
                  echo={false}
                  hint=""
                  defaultValue="0021345678215000"
                />
                <NpwpField
                  label={say('NPWP baris 2', 'NPWP, row 2')}
                  labelHidden
                  echo={false}
                  hint=""
                  defaultValue="0013245768093000"
                />
              </div>
            ),
          },
          bad: {
            says: 'Hint and echo in every row keep the numbers apart.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <NpwpField
                  label={say('NPWP baris 1', 'NPWP, row 1')}
                  labelHidden
                  defaultValue="0021345678215000"
                />
                <NpwpField
                  label={say('NPWP baris 2', 'NPWP, row 2')}
                  labelHidden
                  defaultValue="0013245768093000"
                />
              </div>
            ),
          },
        },
      ],
      good: [
        'Give `setValueAs: cleanNpwp` where a form registers it, so that Enter sends the bare number as well.',
        'Let the form refuse fifteen digits in the documented words; the field adds how to make sixteen of them.',
      ],
      bad: ['Do not set `maxLength`: it would cut a pasted number that has dots.'],
      spoken: [
        'The echo is silent: the input itself is read.',
        'What was left out of a pasted text, and how an old number becomes a new one, is announced politely.',
      ],
      messages: ['npwpField', 'field'],
    } satisfies ComponentGuide,
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
    await expect(canvas.getByRole('status', { name: 'Nilai' })).toHaveTextContent('002134567821');
    await expect(canvas.getByText('12 dari 16 angka')).toBeVisible();
    await userEvent.keyboard('-5000');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('0021345678215000');
    await expect(canvas.queryByText(/dari 16 angka/)).toBeNull();
  },
};

/** Only the digits are pasted, and the omitted characters are named. */
export const SaysWhatAPasteLeftOut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: field }));
    await userEvent.paste('NPWP: 0021 3456 7821 5000');
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('0021345678215000');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Yang dimasukkan hanya angkanya. Tidak ikut: “NPWP:”.',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0021345678215000');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.paste('belum ada');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('tidak berisi angka'));
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Ini NPWP lama (15 angka).');
  },
};
