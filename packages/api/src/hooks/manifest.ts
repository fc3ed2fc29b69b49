import { type InputOf, manifestList, me, uploadManifest } from '../contract/index.ts';
import { useMe } from './account.ts';
import { askable } from './askable.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** A manifest to send; its file is a data URL. */
export type ManifestInput = Omit<InputOf<typeof uploadManifest>['body'], 'npwp'>;

/**
 * All manifests of the signed-in account's company, by the time they were sent; `useRowDownload` fetches their files by
 * `manifestAddress`. The account is fetched first, because the company's NPWP may have changed.
 *
 * @param query Words that each manifest must contain. A list of `maxListed` may omit older ones; a query finds them, on
 * servers that support it: others ignore the query.
 */
export function useManifests(query = '') {
  const who = useMe();
  const body = who.data && { npwp: who.data.npwp ?? '', ...(askable(query) && { query: askable(query) }) };
  const list = useCall(manifestList, body && { body });
  return who.data ? list : { ...list, ...who, data: undefined };
}

/** Sends a manifest of the signed-in account's company. */
export const useUploadManifest = () =>
  useWrite(
    async (values: ManifestInput, { client, options }) => {
      const { npwp } = await client.call(me, {}, { signal: options.signal });
      return client.call(uploadManifest, { body: { ...values, npwp: npwp ?? '' } }, options);
    },
    { touches: [manifestList] },
  );
