import { readStoredFile } from '../../core/files/read-file.ts';
import {
  deleteMasterDokap,
  findMasterFile,
  listMasterDokaps,
  saveMasterDokap,
} from '../../permit/master-dokaps.ts';
import type { Handlers } from '../handler.ts';

/** Documents that a company stores for later applications. */
export const masterDokapHandlers = {
  masterDokapList: ({ act }) => listMasterDokaps(act),

  async saveMasterDokap({ act, input, deps, afterCommit }) {
    const { id, removed } = await saveMasterDokap(act, deps, input.body);
    for (const content of removed) afterCommit(() => deps.files.remove(content));
    return { message: 'saved', id };
  },

  async deleteMasterDokap({ act, input, deps, afterCommit }) {
    const removed = await deleteMasterDokap(act, input.body.id);
    for (const content of removed) afterCommit(() => deps.files.remove(content));
    return { message: 'deleted' };
  },

  async masterDokapFile({ act, input, deps }) {
    return readStoredFile(deps.files, await findMasterFile(act, input.params));
  },
} satisfies Partial<Handlers>;
