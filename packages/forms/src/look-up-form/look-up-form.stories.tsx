import { groupRegistrationCode, office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, tooMany, underWay } from '../testing/answers.ts';
import { otherCode, sampleCode } from '../testing/sample-registration-code.ts';
import { LookUpForm, type LookUpFormProps } from './look-up-form.tsx';

type LookUp = LookUpFormProps['onLookUp'];

/** Erases stored codes, as a page does. */
function Keeping(props: LookUpFormProps) {
  const [kept, setKept] = useState(props.kept ?? []);
  return (
    <LookUpForm
      {...props}
      kept={kept}
      onErase={(code) => {
        props.onErase?.(code);
        setKept(kept.filter((each) => each !== code));
      }}
    />
  );
}

const meta = {
  title: 'Forms/LookUpForm',
  component: LookUpForm,
  render: (args) => <Keeping {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
  parameters: {
    anatomy: {
      of: 'Variants',
      parts: [
        'label',
        'div:has(> label) + div::text',
        'input',
        '[type="submit"]',
        'li > button',
        '[data-delete-row]',
      ],
    },
  },
  args: {
    onLookUp: fn<LookUp>(async () => ({ id: 'pdf-1' })),
    onFound: fn(),
  },
} satisfies Meta<typeof LookUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: say('Kode Registrasi', 'Registration code') });
const type = (canvas: Canvas, text: string) => userEvent.type(field(canvas), text);

export const Default: Story = {};

/** A typed code, and two stored on this device. */
export const Variants: Story = { args: { code: sampleCode, kept: [sampleCode, otherCode] } };

/** Lower case, spaces and dashes: the normalised code is looked up, and the field shows it in groups. */
export const Forgives: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, ` ${groupRegistrationCode(sampleCode).toLowerCase().replaceAll('-', ' – ')} {Enter}`);
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith('pdf-1'));
    await expect(args.onLookUp).toHaveBeenCalledWith(sampleCode);
    await userEvent.tab();
    await expect(field(canvas)).toHaveValue(groupRegistrationCode(sampleCode));
  },
};

/** A typing mistake is reported before the server is called. */
export const Slip: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, `${sampleCode.slice(0, -1)}${sampleCode.endsWith('0') ? '1' : '0'}{Enter}`);
    await expect(
      await canvas.findByRole('link', {
        name: say('Kode Registrasi tidak valid.', 'Registration code is not valid.'),
      }),
    ).toBeVisible();
    await expect(field(canvas)).toBeInvalid();
    await expect(args.onLookUp).not.toHaveBeenCalled();
  },
};

/** If the office does not use our code format, any text is looked up unchanged. */
export const OfAnotherProvider: Story = {
  decorators: [
    (Story) => (
      <OfficeProvider office={{ ...office020400, registrationCode: 'any' }}>{Story()}</OfficeProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await type(canvas, ' TR-2026/118 {Enter}');
    await waitFor(() => expect(args.onLookUp).toHaveBeenCalledWith('TR-2026/118'));
  },
};

/** The provider's message is shown above the field; input and focus are kept. */
export const NotFound: Story = {
  args: {
    onLookUp: fn<LookUp>(async () => ({
      id: null,
      status: say('Belum diterbitkan', 'Not issued yet'),
      message: say('Data tidak ditemukan', 'No data found'),
      icon: 'warning',
    })),
  },
  play: async ({ args, canvas }) => {
    await type(canvas, `${sampleCode}{Enter}`);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(say('Data tidak ditemukan', 'No data found'));
    await expect(alert).toHaveTextContent(say('Belum diterbitkan', 'Not issued yet'));
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  args: { onLookUp: fn<LookUp>(() => Promise.reject(tooMany(40))) },
  play: async ({ canvas }) => {
    await type(canvas, `${sampleCode}{Enter}`);
    await expect(
      await canvas.findByText(new RegExp(say('Coba lagi dalam 40 detik', 'Try again in 40 seconds'))),
    ).toBeVisible();
    await expect(field(canvas)).toHaveValue(groupRegistrationCode(sampleCode));
  },
};

export const NoConnection: Story = {
  args: { onLookUp: fn<LookUp>(() => Promise.reject(noAnswer())) },
  play: async ({ canvas }) => {
    await type(canvas, `${sampleCode}{Enter}`);
    await expect(
      await canvas.findByText(
        new RegExp(say('^Server tidak dapat dihubungi', '^The server cannot be reached')),
      ),
    ).toBeVisible();
    await expect(field(canvas)).toHaveValue(groupRegistrationCode(sampleCode));
  },
};

export const Looking: Story = {
  args: { code: sampleCode, onLookUp: fn<LookUp>(underWay) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Cari permohonan', 'Find the request') }));
    await userEvent.click(await canvas.findByRole('button', { name: say('Mencari…', 'Looking…') }));
    await expect(args.onLookUp).toHaveBeenCalledTimes(1);
  },
};

/** A stored code is looked up with one press. */
export const ChoosesAKeptCode: Story = {
  args: { kept: [sampleCode, otherCode], onErase: fn() },
  play: async ({ args, canvas }) => {
    const spelled = [...otherCode.slice(0, 4)].join(' ');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${spelled},`) }));
    await waitFor(() => expect(args.onLookUp).toHaveBeenCalledWith(otherCode));
    await expect(field(canvas)).toHaveValue(groupRegistrationCode(otherCode));
  },
};

/** After erasing one the focus moves to the next one, then to the remaining content. */
export const ErasesKeptCodes: Story = {
  args: { kept: [sampleCode, otherCode], onErase: fn() },
  play: async ({ args, canvas }) => {
    const name = (code: string) => `${say('Hapus', 'Delete')} ${groupRegistrationCode(code)}`;
    await userEvent.click(canvas.getByRole('button', { name: name(sampleCode) }));
    await expect(args.onErase).toHaveBeenCalledWith(sampleCode);
    await expect(canvas.getByRole('button', { name: name(otherCode) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: name(otherCode) }));
    await expect(
      canvas.getByRole('region', {
        name: say('Kode yang tersimpan di perangkat ini', 'Codes that this device keeps'),
      }),
    ).toHaveFocus();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { onLookUp: fn<LookUp>(async () => ({ id: null })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registration code' }), `${sampleCode}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no request with this code.');
  },
};
