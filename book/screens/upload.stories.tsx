import { ReportUpload } from '@pabean/forms';
import { Breadcrumb, PageHeader } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportFile } from '../../packages/forms/src/testing/report-file.ts';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Frame } from './frame.tsx';

const report = {
  type: '1',
  from: '01-09-2026',
  until: '30-09-2026',
  file: reportFile(126, (line) => line === 14 || line === 16),
} as const;

function UploadReport() {
  return (
    <Frame current="#/upload">
      <PageHeader
        heading={say('Upload CSV Laporan', 'Upload a CSV report')}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: say('Upload Laporan', 'Upload report') },
            ]}
          />
        }
      >
        {say(
          'Pilih jenis laporan dan periode, lalu periksa isi berkas sebelum dikirim.',
          'Choose type and period of the report, then check the file before it is sent.',
        )}
      </PageHeader>
      <ReportUpload
        warehouses={[]}
        initial={report}
        onSave={async () => ({ message: say('Laporan berhasil dikirim.', 'The report has been sent.') })}
        onSaved={() => undefined}
        onTemplate={async () => undefined}
        onDownload={() => undefined}
      />
    </Frame>
  );
}

const meta = {
  title: 'Screens/Upload',
  component: UploadReport,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A report of 126 lines, two of them wrong, checked in the CSV workbench. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = say('Kesalahan 1 dari 2', 'Mistake 1 of 2');
    await expect(await canvas.findByText(new RegExp(`^${first}`))).toBeVisible();
  },
};
