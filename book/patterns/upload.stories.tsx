import { office020400 } from '@pabean/api/rules';
import { FileUpload, type UploadFile } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';

const first: readonly UploadFile[] = [
  { id: '1', name: 'surat-kuasa-2024.pdf', bytes: 268 * 1024, state: 'done' },
  { id: '2', name: 'bill-of-lading.pdf', bytes: 402 * 1024, state: 'sending', progress: 0.64 },
  { id: '3', name: 'manifes.pdf', bytes: 120 * 1024, state: 'failed' },
];

function Documents() {
  const [files, setFiles] = useState(first);
  return (
    <FileUpload
      label={say('Dokumen pelengkap', 'Supporting documents')}
      limit={office020400.uploads.small}
      files={files}
      onAdd={(added) =>
        setFiles((last) => [
          ...last,
          ...added.map(({ name, size }) => ({ id: name, name, bytes: size, state: 'waiting' }) as const),
        ])
      }
      onRemove={(id) => setFiles((last) => last.filter((file) => file.id !== id))}
      onRetry={(id) =>
        setFiles((last) => last.map((file) => (file.id === id ? { ...file, state: 'waiting' } : file)))
      }
    />
  );
}

const meta = {
  title: 'Patterns/Uploads',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uploaded, uploading, failed. */
export const Several: Story = { render: () => <Documents /> };
