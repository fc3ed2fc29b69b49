import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { chosenPdf, filledRegistration } from '../testing/filled-registration.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { taken } from './registration.examples.tsx';
import { RegistrationForm, type RegistrationFormProps } from './registration.tsx';

const answer = {
  message: say(
    'Pendaftaran berhasil. Akun Anda sudah dapat dipakai untuk login.',
    'You are registered. Your account can be used to sign in.',
  ),
};

type Save = RegistrationFormProps<typeof answer>['onSave'];

const meta = {
  title: 'Forms/RegistrationForm',
  component: RegistrationForm,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'fieldset',
        'fieldset + fieldset',
        'div:has(> fieldset) + fieldset',
        'div:has(> fieldset) + fieldset + fieldset',
        'button[type="submit"]',
      ],
    },
  },
  args: {
    loadCaptcha: easyCaptcha,
    onSave: fn<Save>(async () => answer),
    onSaved: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { ...filledRegistration, statement: chosenPdf() };

const send: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Saya bukan robot', 'I am not a robot') }));
  await canvas.findByRole('button', { name: say('Terverifikasi', 'Checked') });
  await userEvent.click(canvas.getByRole('button', { name: say('Daftar', 'Register') }));
};

/** Initial state. */
export const Default: Story = {};

/** Scaled down to show the whole form. */
export const Parts: Story = {
  decorators: [(Story) => <div style={{ zoom: 0.6, overflow: 'hidden' }}>{Story()}</div>],
};

/** Filled in, with the required document. */
export const Variants: Story = { args: { initial: filled } };

/** Empty: missing fields as a list of links that has the focus. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Daftar', 'Register') }));
    await expect(
      canvas.getByRole('region', { name: say('Mohon Isi dengan Lengkap', 'Please fill in everything') }),
    ).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Registered: the page continues with the response. */
export const Saved: Story = {
  args: { initial: filled },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onSaved).toHaveBeenCalledWith(answer));
  },
};

/** The server refused two fields, one of them a file: the messages are shown at the fields and in the list. */
export const RefusedByTheServer: Story = {
  args: {
    initial: filled,
    onSave: fn<Save>(() =>
      Promise.reject(
        refusal(
          fieldsRefused,
          {
            path: ['username'],
            message: taken(),
          },
          {
            path: ['statementFile'],
            message: say(
              'Isi berkas tidak sesuai dengan jenisnya.',
              'The file’s content does not fit its type.',
            ),
          },
        ),
      ),
    ),
  },
  play: async (context) => {
    await send(context);
    const list = await context.canvas.findByRole('region', {
      name: say('Ada 2 isian yang perlu diperbaiki', 'Fields to correct: 2'),
    });
    await expect(list).toHaveTextContent(taken());
    await expect(list).toHaveTextContent(
      say('Isi berkas tidak sesuai dengan jenisnya.', 'The file’s content does not fit its type.'),
    );
  },
};

/** Too many registrations from this address: the server's message. */
export const TooOften: Story = {
  args: {
    initial: filled,
    onSave: fn<Save>(() =>
      Promise.reject(
        refusal(
          say(
            'Terlalu banyak percobaan. Coba lagi dalam 1800 detik.',
            'Too many attempts. Try again in 1800 seconds.',
          ),
        ),
      ),
    ),
  },
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByRole('group', {
        name: new RegExp(say('Terlalu banyak percobaan', 'Too many attempts')),
      }),
    ).toHaveFocus();
  },
};

/** No response: the input is kept. */
export const NoConnection: Story = {
  args: { initial: filled, onSave: fn<Save>(() => Promise.reject(noAnswer())) },
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByRole('group', {
        name: new RegExp(say('tidak dapat dihubungi', 'cannot be reached')),
      }),
    ).toHaveFocus();
    await expect(context.canvas.getByText('Surat Pernyataan.pdf')).toBeVisible();
  },
};

/** On a slow connection: upload progress, and a second press does nothing. */
export const Sending: Story = {
  args: {
    initial: { ...filled, authority: chosenPdf('Surat Kuasa.pdf') },
    onSave: fn<Save>((_, { onProgress }) => {
      onProgress?.(0.4);
      return underWay();
    }),
  },
  play: async (context) => {
    await send(context);
    await userEvent.click(
      await context.canvas.findByRole('button', { name: say('Mendaftarkan…', 'Registering…') }),
    );
    await expect(context.args.onSave).toHaveBeenCalledTimes(1);
    await expect(
      context.canvas.getByRole('progressbar', { name: say('Mengirim 2 berkas', 'Sending 2 files') }),
    ).toBeVisible();
  },
};

const { store } = memoryDrafts({
  registration: {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { ...filledRegistration, password: undefined, identity: null, statement: null },
    lacksFile: true,
    fileNames: { statement: 'Surat Pernyataan.pdf' },
  },
});

/** After a reload: the draft is restored, and the file is asked for by name. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('bahari.baru');
    await expect(
      canvas.getByText(
        say('Pilih lagi berkas Surat Pernyataan.pdf', 'Choose the file Surat Pernyataan.pdf again'),
      ),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};
