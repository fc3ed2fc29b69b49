import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const meta = {
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  args: { label: say('No. Telepon', 'Phone number'), onValueChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', '[id$="-hint"]::text', 'input', 'div[aria-hidden] > span'] },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a number, so that its groups are shown. */
export const Parts: Story = { args: { defaultValue: '081234567890' } };

/** Empty, mobile, landline, of another country, with an error, locked, without its echo, disabled. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <PhoneField label={say('No. Telepon', 'Phone number')} />
      <PhoneField label={say('No. HP', 'Mobile number')} optional defaultValue="081234567890" />
      <PhoneField label={say('No. Telepon kantor', 'Office phone number')} defaultValue="+627785550120" />
      <PhoneField label={say('No. Telepon agen', 'Agent’s phone number')} defaultValue="+6561234567" />
      <PhoneField
        label={say('No. Telepon', 'Phone number')}
        defaultValue="12"
        error={say(
          'No. Telepon harus 3 sampai 15 karakter: angka, spasi, +, -, ( atau ).',
          'Phone number must have 3 to 15 characters: digits, blank, +, -, ( or ).',
        )}
      />
      <PhoneField
        label={say('No. Telepon perusahaan', 'Company phone number')}
        locked
        defaultValue="07785550120"
      />
      <PhoneField
        label={say('No. Telepon baris 1', 'Phone number, row 1')}
        labelHidden
        echo={false}
        hint=""
        defaultValue="07785550120"
      />
      <PhoneField
        label={say('No. Telepon Sponsor', 'Sponsor’s phone')}
        disabled
        hint={say('Isi nama sponsor lebih dulu.', 'Fill in the sponsor’s name first.')}
      />
    </div>
  ),
};

function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField {...props} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

/** A notation that is too long becomes a number that is short enough. */
export const TidiesOnLeaving: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('+62 (812) 3456-7890');
    const input = canvas.getByRole('textbox', { name: say('No. Telepon', 'Phone number') });
    await expect(input).toHaveValue('+62 (812) 3456-7890');
    await expect(canvas.getByRole('status')).toHaveTextContent('+6281234567890');
    await userEvent.tab();
    await expect(input).toHaveValue('+6281234567890');
    await expect(canvas.getByText('3456')).toBeVisible();
  },
};

/** The field does not drop an extension: the form rejects it, and the text is unchanged. */
export const KeepsWhatIsNoNumber: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0778 555 pes. 12');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: say('No. Telepon', 'Phone number') })).toHaveValue(
      '0778 555 pes. 12',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0778 555 pes. 12');
  },
};
