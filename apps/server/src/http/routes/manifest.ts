import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { findManifestFile, listManifests, saveManifest } from '../../manifest/manifests.ts';
import type { Handlers } from '../handler.ts';

/** Manifests that companies send to be reconciled. */
export const manifestHandlers = {
  manifestList: {
    version: listVersion,
    answer: ({ db, caller: { account }, input }) => listManifests(db, account, input.body.query),
  },

  async uploadManifest({ db, caller: { account }, input, now, deps }) {
    return { message: 'manifestSent', id: await saveManifest(db, deps, now, account, input.body) };
  },

  async manifestFile({ db, caller: { account }, input, deps }) {
    return readStoredFile(deps.files, await findManifestFile(db, account, input.params));
  },
} satisfies Partial<Handlers>;
