import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { courierReferences, filledCourier } from '../testing/filled-transit.ts';
import { CourierTransitForm, type CourierTransitFormProps } from './courier-transit-form.tsx';

type Load = CourierTransitFormProps['loadCompany'];
type Send = CourierTransitFormProps['onSend'];

const answer = { code: '7G2K9QXM4TWBH8RC' };

const meta = {
  title: 'Forms/CourierTransitForm',
  component: CourierTransitForm,
  parameters: {
    layout: 'padded',
  },
  args: {
    ...courierReferences,
    loadCaptcha: easyCaptcha,
    loadCompany: fn<Load>(async (name: string) => ({
      name,
      identityNumber: '••••••••••••4471',
      address: 'Jl. Yos Sud•••••',
    })),
    onAddCarrier: fn(async () => ({ message: '' })),
    onSend: fn<Send>(async () => answer),
    onSent: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CourierTransitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => {
  await userEvent.click(screen.getByRole('button', { name: say('Periksa jawaban', 'Check your answers') }));
  await userEvent.click(await screen.findByRole('button', { name: say('Kirim', 'Send') }));
  const dialog = within(
    await screen.findByRole('dialog', { name: say('Kirim permohonan', 'Send the application') }),
  );
  await userEvent.click(
    dialog.getByRole('checkbox', { name: new RegExp(say('^Saya menyatakan', '^I declare')) }),
  );
  await userEvent.click(dialog.getByRole('button', { name: say('Kirim', 'Send') }));
  return dialog;
};

/** Initial state. */
export const Default: Story = {};

/** Filled in. */
export const Variants: Story = { args: { initial: filledCourier } };

/** Once a company is chosen, its masked data is shown below. */
export const CompanyChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: say('Perusahaan Jasa Titipan', 'Courier company') }),
      'segara',
    );
    await userEvent.click(await canvas.findByRole('option', { name: /Contoh Kurir Segara/ }));
    const number = await canvas.findByRole('textbox', { name: say('Nomor Identitas', 'Identity number') });
    await expect(number).toHaveValue('••••••••••••4471');
    await expect(number).toHaveAttribute('readonly');
  },
};

/** Number and address failed to load: the user can still go on. */
export const CompanyNotLoaded: Story = {
  args: { loadCompany: fn<Load>(() => Promise.reject(noAnswer())) },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: say('Perusahaan Jasa Titipan', 'Courier company') }),
      'segara',
    );
    await userEvent.click(await canvas.findByRole('option', { name: /Contoh Kurir Segara/ }));
    await expect(
      await canvas.findByText(new RegExp(say('tidak dapat dimuat', 'could not be loaded'))),
    ).toBeVisible();
  },
};

/** Nothing filled in. */
export const FailedSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Periksa jawaban', 'Check your answers') }));
    const list = await canvas.findByRole('region', {
      name: new RegExp(say('isian yang perlu diperbaiki$', '^Fields to correct')),
    });
    const lines = within(list).getAllByRole('link');
    await expect(lines[0]).toHaveTextContent(
      say('Kolom Perusahaan Jasa Titipan belum diisi', 'Courier company is empty'),
    );
    await expect(lines.at(-1)).toHaveTextContent(say('Barang Masih Kosong', 'There are no goods yet'));
  },
};

/** The server no longer has the company. */
export const RefusedByTheServer: Story = {
  args: {
    initial: filledCourier,
    onSend: fn<Send>(() =>
      Promise.reject(
        refusal(fieldsRefused, {
          path: ['company'],
          message: say('Pilih Perusahaan Jasa Titipan dari daftar.', 'Choose Courier company from the list.'),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await send();
    await canvas.findByRole('link', {
      name: say('Pilih Perusahaan Jasa Titipan dari daftar.', 'Choose Courier company from the list.'),
    });
  },
};

/** While offline: it is sent as soon as there is a connection. */
export const WaitsForTheConnection: Story = {
  args: { initial: filledCourier, onSend: fn<Send>(() => Promise.reject(noAnswer())) },
  play: async () => {
    const dialog = await send();
    await expect(
      await dialog.findByText(say('Menunggu koneksi internet', 'Waiting for the internet connection')),
    ).toBeVisible();
  },
};

/** The page gets the server's response. */
export const Sent: Story = {
  args: { initial: filledCourier },
  play: async ({ args }) => {
    await send();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(answer));
  },
};

/** In English. */
export const InEnglish: Story = { args: { initial: filledCourier }, globals: { language: 'en' } };

/** On a phone: one section at a time. */
export const OnAPhone: Story = {
  args: { initial: filledCourier },
  globals: { viewport: { value: 'phone' } },
};
