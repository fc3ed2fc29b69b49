import { say } from '../../testing/say.ts';
import { FileUpload } from './file-upload.tsx';
import type { UploadFile } from './upload-file.ts';

export const limit = { checkedKb: 800, shownKb: 800 };

export const kb = 1024;

export const letter: UploadFile = { id: 'a', name: 'surat-kuasa-2024.pdf', bytes: 268 * kb, state: 'done' };

export const photo: UploadFile = {
  id: 'd',
  name: 'foto-dermaga.jpg',
  bytes: 512 * kb,
  state: 'failed',
  error: say('Koneksi terputus. Coba lagi.', 'The connection was lost. Try again.'),
};

export const FileThatFailedStays = () => (
  <FileUpload
    label={say('Dokumen pelengkap', 'Supporting documents')}
    limit={limit}
    files={[letter, photo]}
    onAdd={() => undefined}
    onRemove={() => undefined}
    onRetry={() => undefined}
  />
);

export const FileThatFailedHasGone = () => (
  <FileUpload
    label={say('Dokumen pelengkap', 'Supporting documents')}
    limit={limit}
    files={[letter]}
    onAdd={() => undefined}
    onRemove={() => undefined}
    onRetry={() => undefined}
  />
);
