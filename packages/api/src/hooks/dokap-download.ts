import { dokapFile, type ListedDokap, noteDokapDownload } from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/** Fetches a document's file and records that it was fetched; hand the answer to `downloadAnswer`. */
export const useDokapDownload = () =>
  useWrite(async ({ id, fileName }: Pick<ListedDokap, 'id' | 'fileName'>, { client, user }) => {
    const file = await client.call(dokapFile, { params: { id, name: fileName ?? '' } });
    // A record that fails must not keep anybody from the file.
    await client.call(noteDokapDownload, { body: { user, id } }).catch(() => undefined);
    return file;
  });
