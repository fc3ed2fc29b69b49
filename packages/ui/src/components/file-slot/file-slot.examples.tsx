import { fn } from 'storybook/test';
import { say } from '../../testing/say.ts';
import type { UploadFile } from '../file-upload/index.ts';
import { FileSlot } from './file-slot.tsx';

export const kb = 1024;

export const limit = { checkedKb: 800, shownKb: 800 };

export const stored = { name: 'kk-siregar.pdf', bytes: 268 * kb, onOpen: fn(), onDownload: fn() };

export const sending: UploadFile = {
  id: 'a',
  name: 'kk-siregar-baru.pdf',
  bytes: 386 * kb,
  state: 'sending',
  progress: 0.64,
};

export const StoredFileStaysUntilNew = () => (
  <FileSlot
    label={say('Kartu Keluarga', 'Family card')}
    limit={limit}
    onFile={() => undefined}
    stored={stored}
    upload={sending}
  />
);

export const StoredFileHasGoneAlready = () => (
  <FileSlot
    label={say('Kartu Keluarga', 'Family card')}
    limit={limit}
    onFile={() => undefined}
    upload={sending}
  />
);
