import { addContainers, deleteContainer, listContainers } from '../../ppftz/containers.ts';
import { addGoods, changeGoods, deleteGoods, listGoods, readGoods } from '../../ppftz/goods.ts';
import { addPackaging, changePackaging, listPackaging, readPackaging } from '../../ppftz/packaging.ts';
import type { Handlers } from '../handler.ts';

/** Goods, containers and packaging of PPFTZ records. */
export const ppftzRowHandlers = {
  ppftzGoods: ({ db, caller: { account }, input }) => listGoods(db, account, input.params.id),

  // Without a query the call was refused before.
  ppftzGoodsByQuery: ({ db, caller: { account }, input }) => listGoods(db, account, input.query?.id ?? ''),

  ppftzGoodsDetail: ({ db, caller: { account }, input }) => readGoods(db, account, input.params.id),

  async addPpftzGoods({ db, caller: { account }, input, now, deps }) {
    return { message: 'saved', id: await addGoods(db, deps.office, now, account, input.body) };
  },

  async changePpftzGoods({ db, caller: { account }, input, now, deps }) {
    await changeGoods(db, deps.office, now, account, input.body);
    return { message: 'saved' };
  },

  async deletePpftzGoods({ db, caller: { account }, input, deps }) {
    await deleteGoods(db, deps.office, account, input.body);
    return { message: 'deleted' };
  },

  ppftzContainers: ({ db, caller: { account }, input }) => listContainers(db, account, input.params.id),

  async addPpftzContainer({ db, caller: { account }, input, now, deps }) {
    return { message: 'saved', id: await addContainers(db, deps.office, now, account, input.body) };
  },

  async deletePpftzContainer({ db, caller: { account }, input, deps }) {
    await deleteContainer(db, deps.office, account, input.body.id);
    return { message: 'deleted' };
  },

  ppftzPackaging: ({ db, caller: { account }, input }) => listPackaging(db, account, input.params.id),

  ppftzPackagingDetail: ({ db, caller: { account }, input }) => readPackaging(db, account, input.params.id),

  async addPpftzPackaging({ db, caller: { account }, input, now, deps }) {
    return { message: 'saved', id: await addPackaging(db, deps.office, now, account, input.body) };
  },

  async changePpftzPackaging({ db, caller: { account }, input, deps }) {
    await changePackaging(db, deps.office, account, input.body);
    return { message: 'saved' };
  },
} satisfies Partial<Handlers>;
