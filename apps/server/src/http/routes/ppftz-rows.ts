import { addContainers, deleteContainer, listContainers } from '../../ppftz/containers.ts';
import { addGoods, changeGoods, deleteGoods, listGoods, readGoods } from '../../ppftz/goods.ts';
import { addPackaging, changePackaging, listPackaging, readPackaging } from '../../ppftz/packaging.ts';
import type { Handlers } from '../handler.ts';

/** Goods, containers and packaging of PPFTZ records. */
export const ppftzRowHandlers = {
  ppftzGoods: ({ act, input }) => listGoods(act, input.params.id),

  // A call without a query was refused before.
  ppftzGoodsByQuery: ({ act, input }) => listGoods(act, input.query?.id ?? ''),

  ppftzGoodsDetail: ({ act, input }) => readGoods(act, input.params.id),

  async addPpftzGoods({ act, input }) {
    return { message: 'saved', id: await addGoods(act, input.body) };
  },

  async changePpftzGoods({ act, input }) {
    await changeGoods(act, input.body);
    return { message: 'saved' };
  },

  async deletePpftzGoods({ act, input }) {
    await deleteGoods(act, input.body);
    return { message: 'deleted' };
  },

  ppftzContainers: ({ act, input }) => listContainers(act, input.params.id),

  async addPpftzContainer({ act, input }) {
    return { message: 'saved', id: await addContainers(act, input.body) };
  },

  async deletePpftzContainer({ act, input }) {
    await deleteContainer(act, input.body.id);
    return { message: 'deleted' };
  },

  ppftzPackaging: ({ act, input }) => listPackaging(act, input.params.id),

  ppftzPackagingDetail: ({ act, input }) => readPackaging(act, input.params.id),

  async addPpftzPackaging({ act, input }) {
    return { message: 'saved', id: await addPackaging(act, input.body) };
  },

  async changePpftzPackaging({ act, input }) {
    await changePackaging(act, input.body);
    return { message: 'saved' };
  },
} satisfies Partial<Handlers>;
