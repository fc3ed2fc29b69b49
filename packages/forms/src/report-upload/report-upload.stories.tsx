import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { refusal } from '../testing/answers.ts';
import { everyTenth, reportFile } from '../testing/report-file.ts';
import { ReportUpload, type ReportUploadProps } from './report-upload-form.tsx';

const answer = {
  id: '7',
  message: say(
    'Laporan berhasil dikirim. Kantor akan memeriksanya.',
    'The report has been sent. The office will check it.',
  ),
};
/** Save function of a story. */
const taking = fn<ReportUploadProps<typeof answer>['onSave']>;

const filled = { type: '1', from: '01-09-2026', until: '30-09-2026' } as const;

const ready = { ...filled, file: reportFile(126) };
const mistakes = { ...filled, file: reportFile(60, everyTenth) };

const send = say('Kirim', 'Send');

const meta = {
  title: 'Forms/ReportUpload',
  component: ReportUpload,
  args: {
    warehouses: [{ code: 'BTA1', name: 'Lapangan Peti Kemas Pelabuhan Batu Ampar' }],
    onSave: taking(async () => answer),
    onSaved: fn(),
    onTemplate: fn(async () => undefined),
    onDownload: fn(),
  },
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
        'form > div:has(select)',
        'form > div:has(input[type="file"])',
        'form > div:has(input[type="file"]) + div',
        'section',
        'div:has(> table)',
        'button[type="submit"]',
      ],
    },
  },
} satisfies Meta<typeof ReportUpload<typeof answer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Eight lines, one of them invalid. */
export const Parts: Story = {
  args: { initial: { ...filled, file: reportFile(8, everyTenth) } },
  play: async ({ canvas }) => {
    await canvas.findByText(say('Kesalahan 1 dari 1', 'Mistake 1 of 1'));
    await canvas.findByRole('table');
  },
};

/** A valid file, and one with an error in every tenth line. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReportUpload {...args} initial={ready} />
      <ReportUpload {...args} initial={mistakes} />
    </div>
  ),
};

/** Three hundred errors in three thousand lines. */
export const Mistakes: Story = { args: { initial: { ...filled, file: reportFile(3_000, everyTenth) } } };

/** Commas instead of semicolons. */
export const WrongSeparator: Story = {
  args: { initial: { ...filled, file: new File(['no_bl,tgl_bl\n1,2\n'], 'laporan.csv') } },
};

/** A type without a layout: its structure is checked, and no lines are shown. */
export const WithoutLayout: Story = {
  args: { initial: { ...filled, type: '3', file: new File(['nomor;uraian\n1;a\n'], 'bkc.csv') } },
};

export const RefusedByTheServer: Story = {
  args: {
    initial: { ...filled, file: reportFile(3) },
    onSave: taking(() =>
      Promise.reject(
        refusal(
          say(
            'Berkas yang sama sudah dikirim untuk periode ini.',
            'The same file has already been sent for this period.',
          ),
        ),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(say('3 baris siap dikirim', '3 lines are ready to be sent'));
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const question = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: send }));
    await expect(
      await canvas.findByText(
        new RegExp(say('^Berkas yang sama sudah dikirim', '^The same file has already been sent')),
      ),
    ).toBeVisible();
  },
};

export const GoesToTheFirstMistake: Story = {
  args: { initial: { ...filled, file: reportFile(20, everyTenth) } },
  play: async ({ canvas }) => {
    await canvas.findByText(say('Kesalahan 1 dari 2', 'Mistake 1 of 2'));
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      canvas.getByRole('textbox', { name: new RegExp(say(', baris 6$', ', line 6$')) }),
    ).toHaveFocus();
  },
};
