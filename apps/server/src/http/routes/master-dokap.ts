import { readStoredFile } from '../../core/files/read-file.ts';
import {
  deleteMasterDokap,
  findMasterFile,
  listMasterDokaps,
  saveMasterDokap,
} from '../../permit/master-dokaps.ts';
import type { Handlers } from '../handler.ts';

/** Documents that a company keeps for later applications. */
export const masterDokapHandlers = {
  masterDokapList: ({ db, caller: { account } }) => listMasterDokaps(db, account),

  async saveMasterDokap({ db, caller: { account }, input, now, deps, afterCommit }) {
    const { id, removed } = await saveMasterDokap(db, deps, now, account, input.body);
    for (const content of removed) afterCommit(() => deps.files.remove(content));
    return { message: 'saved', id };
  },

  async deleteMasterDokap({ db, caller: { account }, input, deps, afterCommit }) {
    const removed = await deleteMasterDokap(db, account, input.body.id);
    for (const content of removed) afterCommit(() => deps.files.remove(content));
    return { message: 'deleted' };
  },

  async masterDokapFile({ db, caller: { account }, input, deps }) {
    return readStoredFile(deps.files, await findMasterFile(db, account, input.params));
  },
} satisfies Partial<Handlers>;
