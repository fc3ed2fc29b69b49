import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ManifestUploadForm, type ManifestUploadFormProps } from './manifest-upload-form.tsx';

const answer = {
  id: '7',
  message: say(
    'Manifes berhasil dikirim. Kantor akan mencocokkannya.',
    'The manifest has been sent. The office will reconcile it.',
  ),
};
/** Save function of a story. */
const taking = fn<ManifestUploadFormProps<typeof answer>['onSave']>;
const table = new File(['no_bl;tgl_bl'], 'manifes-cthb4021877.csv', { type: 'text/csv' });

const send = say('Kirim', 'Send');

const meta = {
  title: 'Forms/ManifestUploadForm',
  component: ManifestUploadForm,
  // Padding of the page sheet; the action bar extends over it.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    anatomy: {
      parts: [
        '[name="number"]',
        '[name="date"]',
        'div:has(> [type="file"])',
        '[role="radiogroup"]',
        '[role="radiogroup"]:has([name="purpose"])',
        'div:has(> [type="submit"])',
      ],
    },
  },
  args: { onSave: taking(async () => answer), onSaved: fn(), onBack: fn() },
} satisfies Meta<typeof ManifestUploadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { number: 'CTHB04021877', date: '2026-03-01', companyKind: '2', purpose: '1', file: table };

/** Initial state. */
export const Default: Story = {};

/** Filled, with a table as its file. */
export const Variants: Story = { args: { initial: filled } };

/** Missing fields as a list of links that has the focus. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      canvas.getByRole('region', { name: say('Ada 5 isian yang perlu diperbaiki', 'Fields to correct: 5') }),
    ).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A file of a type that is not accepted. */
export const WrongType: Story = {
  args: { initial: { ...filled, file: new File(['MZ'], 'manifes.exe') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(say('^Berkas harus PDF, JPG, PNG, CSV', '^The file must be PDF, JPG, PNG, CSV')),
      }),
    ).toBeVisible();
  },
};

/** A file above the size limit. */
export const TooLarge: Story = {
  args: { initial: { ...filled, file: new File([new Uint8Array(2101 * 1024)], 'manifes.xlsx') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const tooLarge = say(
      'File manifes.xlsx berukuran 2101 Kb, max. 2000 Kb.',
      'File manifes.xlsx has 2101 Kb, at most 2000 Kb.',
    );
    await expect(await canvas.findByRole('link', { name: tooLarge })).toBeVisible();
  },
};

/** Half of the file is uploaded; the upload can be cancelled. */
export const Sending: Story = {
  args: {
    initial: filled,
    onSave: taking((_, { onProgress }) => {
      onProgress?.(0.5);
      return underWay();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('Batalkan pengiriman', 'Cancel sending') }),
    ).toBeVisible();
  },
};

/** Accepted: the server's message, and a link to the list. */
export const Answered: Story = {
  args: { initial: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(await canvas.findByRole('dialog', { name: say('Berhasil', 'Success') })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Buka Browse BL/AWB', 'Open Browse BL/AWB') }),
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

const damaged = refusal(fieldsRefused, {
  path: ['file'],
  message: say(
    'Isi berkas tidak sesuai dengan jenisnya. Simpan ulang berkas itu, lalu pilih lagi.',
    "The file's content does not fit its type. Save it again, then choose it once more.",
  ),
});

/** The server rejected the file's content: the message is shown at the field and in the list. */
export const RefusedByTheServer: Story = {
  args: { initial: filled, onSave: taking(() => Promise.reject(damaged)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(say('^Isi berkas tidak sesuai', "^The file's content does not fit")),
      }),
    ).toBeVisible();
  },
};

/** No response: the input is kept. */
export const NoConnection: Story = {
  args: { initial: filled, onSave: taking(() => Promise.reject(noAnswer())) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const reason = await canvas.findByRole('group', {
      name: new RegExp(say('^Manifes belum terkirim', '^The manifest was not sent')),
    });
    await expect(reason).toHaveFocus();
    await expect(canvas.getByText('manifes-cthb4021877.csv')).toBeVisible();
  },
};

const { store } = memoryDrafts({
  manifest: {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { ...filled, file: null },
    lacksFile: true,
    fileNames: { file: table.name },
  },
});

/** A restored draft asks for its file by name. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(canvas.getByRole('textbox', { name: say('Nomor BL/AWB', 'BL/AWB number') })).toHaveValue(
      filled.number,
    );
    await expect(
      canvas.getByText(
        say(
          `Draf tidak menyimpan berkas. Pilih lagi ${table.name}.`,
          `A draft keeps no file. Choose ${table.name} again.`,
        ),
      ),
    ).toBeVisible();
  },
};
