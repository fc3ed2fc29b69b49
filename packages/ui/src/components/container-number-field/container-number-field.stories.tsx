import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { ContainerNumberField, type ContainerNumberFieldProps } from './container-number-field.tsx';

const meta = {
  title: 'Domain/ContainerNumberField',
  component: ContainerNumberField,
  args: { label: say('Nomor Peti Kemas', 'Container number'), onValueChange: fn() },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'label',
        'div:has(> label) + div::text',
        'input',
        'span:has(+ [role="status"])',
        '[role="status"]',
      ],
    },
  },
} satisfies Meta<typeof ContainerNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a number whose check digit is correct. */
export const Parts: Story = { args: { defaultValue: 'CSQU3054383' } };

/** Empty, partial, without and with its check digit, with a wrong one, locked, without its echo, disabled. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <ContainerNumberField label={say('Nomor Peti Kemas', 'Container number')} />
      <ContainerNumberField
        label={say('Nomor Peti Kemas', 'Container number')}
        optional
        defaultValue="CSQU305"
      />
      <ContainerNumberField label={say('Nomor Peti Kemas', 'Container number')} defaultValue="CSQU305438" />
      <ContainerNumberField label={say('Nomor Peti Kemas', 'Container number')} defaultValue="CSQU3054383" />
      <ContainerNumberField label={say('Nomor Peti Kemas', 'Container number')} defaultValue="SEGU5201764" />
      <ContainerNumberField
        label={say('Nomor Peti Kemas', 'Container number')}
        defaultValue="SEGU5201764"
        error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
      />
      <ContainerNumberField
        label={say('Nomor Peti Kemas', 'Container number')}
        locked
        defaultValue="CSQU3054383"
      />
      <ContainerNumberField
        label={say('Nomor Peti Kemas baris 1', 'Container number, row 1')}
        labelHidden
        echo={false}
        hint=""
        defaultValue="CSQU3054383"
      />
      <ContainerNumberField
        label={say('Nomor Peti Kemas', 'Container number')}
        disabled
        hint={say('Pilih dokumen lebih dulu.', 'Choose a document first.')}
      />
    </div>
  ),
};

function Controlled(props: ContainerNumberFieldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <ContainerNumberField {...props} value={value} onValueChange={setValue} />
      <output aria-label={say('Nilai', 'Value')}>{value}</output>
    </>
  );
}

const field = { name: say('Nomor Peti Kemas', 'Container number') };
const verdict = '[role="status"]:not(output)';

/** Small letters, blanks and dashes are accepted; the value is bare from the first key, the text on blur. */
export const TakesAnyWayOfWriting: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('csqu 305438-3');
    const input = canvas.getByRole('textbox', field);
    await expect(input).toHaveValue('csqu 305438-3');
    await expect(canvas.getByRole('status', { name: say('Nilai', 'Value') })).toHaveTextContent(
      'CSQU3054383',
    );
    await expect(canvasElement.querySelector(verdict)).toHaveTextContent(
      say('Angka pemeriksa benar', 'The check digit is right'),
    );
    await userEvent.tab();
    await expect(input).toHaveValue('CSQU3054383');
    await expect(input).toBeValid();
  },
};

/** The check digit is shown once ten characters are typed. */
export const ShowsTheCheckDigit: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('CSQU30543');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('8');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Angka pemeriksa: 3', 'Check digit: 3'));
  },
};

/**
 * While typing only the box is red; the error appears on blur, names the correct digit, and is removed with the next
 * key.
 */
export const NamesTheRightCheckDigit: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('SEGU5201764');
    const input = canvas.getByRole('textbox', field);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('Angka pemeriksa seharusnya 9', 'The check digit should be 9'),
    );
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      say(
        'Contoh: CSQU 305438 3 Nomor Peti Kemas tidak valid. Angka pemeriksa untuk SEGU 520176 adalah 9, bukan 4.',
        'Example: CSQU 305438 3 Container number is not valid. The check digit of SEGU 520176 is 9, not 4.',
      ),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}9');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};
