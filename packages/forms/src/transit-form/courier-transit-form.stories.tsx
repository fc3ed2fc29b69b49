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
  await userEvent.click(screen.getByRole('button', { name: 'Periksa jawaban' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
  return dialog;
};

/** Initial state. */
export const Default: Story = {};

/** Filled in. */
export const Variants: Story = { args: { initial: filledCourier } };

/** Once a company is chosen, its masked data is shown below. */
export const CompanyChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Perusahaan Jasa Titipan' }), 'segara');
    await userEvent.click(await canvas.findByRole('option', { name: /Contoh Kurir Segara/ }));
    const number = await canvas.findByRole('textbox', { name: 'Nomor Identitas' });
    await expect(number).toHaveValue('••••••••••••4471');
    await expect(number).toHaveAttribute('readonly');
  },
};

/** Number and address failed to load: the user can still go on. */
export const CompanyNotLoaded: Story = {
  args: { loadCompany: fn<Load>(() => Promise.reject(noAnswer())) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Perusahaan Jasa Titipan' }), 'segara');
    await userEvent.click(await canvas.findByRole('option', { name: /Contoh Kurir Segara/ }));
    await expect(await canvas.findByText(/tidak dapat dimuat/)).toBeVisible();
  },
};

/** Nothing filled in. */
export const FailedSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa jawaban' }));
    const list = await canvas.findByRole('region', { name: /isian yang perlu diperbaiki$/ });
    const lines = within(list).getAllByRole('link');
    await expect(lines[0]).toHaveTextContent('Kolom Perusahaan Jasa Titipan belum diisi');
    await expect(lines.at(-1)).toHaveTextContent('Barang Masih Kosong');
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
    await canvas.findByRole('link', { name: 'Pilih Perusahaan Jasa Titipan dari daftar.' });
  },
};

/** While offline: it is sent as soon as there is a connection. */
export const WaitsForTheConnection: Story = {
  args: { initial: filledCourier, onSend: fn<Send>(() => Promise.reject(noAnswer())) },
  play: async () => {
    const dialog = await send();
    await expect(await dialog.findByText('Menunggu koneksi internet')).toBeVisible();
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
