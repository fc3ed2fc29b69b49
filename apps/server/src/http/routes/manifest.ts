import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { findManifestFile, listManifests, saveManifest } from '../../manifest/manifests.ts';
import type { Handlers } from '../handler.ts';

/** Manifests that companies send to be reconciled. */
export const manifestHandlers = {
  manifestList: {
    version: listVersion,
    answer: ({ act, input }) => listManifests(act, input.body.query),
  },

  async uploadManifest({ act, input, deps }) {
    return { message: 'manifestSent', id: await saveManifest(act, deps, input.body) };
  },

  async manifestFile({ act, input, deps }) {
    return readStoredFile(deps.files, await findManifestFile(act, input.params));
  },
} satisfies Partial<Handlers>;
