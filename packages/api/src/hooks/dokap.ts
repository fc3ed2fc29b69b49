import { dokapFile, dokapList, type ListedDokap, noteDokapDownload } from '../contract/index.ts';
import { useActingUser } from './client-provider.tsx';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** An application's supporting documents. */
export function useDokapList(applicationId: string) {
  const user = useActingUser();
  return useCall(dokapList, user === undefined ? undefined : { body: { user, applicationId } });
}

/** Fetches a document's file and records that it was fetched; hand the answer to `downloadAnswer`. */
export const useDokapDownload = () =>
  useWrite(async ({ id, fileName }: Pick<ListedDokap, 'id' | 'fileName'>, { client, user }) => {
    const file = await client.call(dokapFile, { params: { id, name: fileName ?? '' } });
    // A record that fails must not keep anybody from the file.
    await client.call(noteDokapDownload, { body: { user, id } }).catch(() => undefined);
    return file;
  });
