import { FileUpload, type UploadFile, useOffice } from '@pabean/ui';
import { useRef, useState } from 'react';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Your call. `@pabean/api/client` reports how much has been sent; this example only waits. */
async function upload(_file: File, { signal, onProgress }: UploadOptions): Promise<void> {
  for (let step = 1; step <= 4; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal.throwIfAborted();
    onProgress(step / 4);
  }
}

/** Files that are uploaded as soon as they are chosen. */
export function Attachments() {
  const { uploads } = useOffice();
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  /** The chosen files, and the functions that abort their uploads, by the ids of the rows. */
  const chosen = useRef(new Map<string, { file: File; controller: AbortController }>());

  const change = (id: string, changes: Partial<UploadFile>) =>
    setFiles((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  async function send(id: string, file: File) {
    const controller = new AbortController();
    chosen.current.set(id, { file, controller });
    change(id, { state: 'sending', progress: 0, error: undefined });
    try {
      await upload(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { state: 'done' });
    } catch {
      if (!controller.signal.aborted) change(id, { state: 'failed', error: 'Koneksi terputus. Coba lagi.' });
    }
  }

  function add(added: File[]) {
    for (const file of added) {
      const id = crypto.randomUUID();
      setFiles((before) => [...before, { id, name: file.name, bytes: file.size, state: 'waiting' }]);
      send(id, file);
    }
  }

  function remove(id: string) {
    chosen.current.get(id)?.controller.abort();
    chosen.current.delete(id);
    setFiles((before) => before.filter((row) => row.id !== id));
  }

  return (
    <FileUpload
      label="Lampiran"
      limit={uploads.permit}
      files={files}
      onAdd={add}
      onRemove={remove}
      onRetry={(id) => {
        const again = chosen.current.get(id);
        if (again) send(id, again.file);
      }}
    />
  );
}
