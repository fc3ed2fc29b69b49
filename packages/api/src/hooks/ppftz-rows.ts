import {
  type AnswerOf,
  addPpftzContainer,
  addPpftzGoods,
  addPpftzPackaging,
  changePpftzGoods,
  changePpftzPackaging,
  deletePpftzContainer,
  deletePpftzGoods,
  type GoodsLine,
  type GoodsRow,
  goodsLineOf,
  type PpftzContainer,
  type PpftzPackaging,
  ppftzContainers,
  ppftzGoods,
  ppftzPackaging,
} from '../contract/index.ts';
import { useSendRows } from './send-rows.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/**
 * Goods of a record in the order they were entered.
 *
 * @beta
 */
export const usePpftzGoods = (id: string) => useCall(ppftzGoods, { params: { id } });

/**
 * Containers of a record in the order they were entered.
 *
 * @beta
 */
export const usePpftzContainers = (id: string) => useCall(ppftzContainers, { params: { id } });

/**
 * The packaging of a record: one, or none yet.
 *
 * @beta
 */
export const usePpftzPackaging = (id: string) => useCall(ppftzPackaging, { params: { id } });

/** A changed article: its id, the version that the user saw, and its new values. */
export interface ChangedGoods {
  readonly id: string;
  readonly version: string | undefined;
  readonly row: GoodsRow;
}

/**
 * Adds goods to a record, with their computed duty and taxes.
 *
 * @param rowsAtOnce How many the provider accepts in one call, from `otentikasi/me`; without it they are sent one by
 * one, and an interrupted run continues where it ended.
 *
 * @beta
 */
export function useAddPpftzGoods(recordId: string, rowsAtOnce: number | undefined) {
  const send = useSendRows<GoodsLine, AnswerOf<typeof addPpftzGoods>>();
  return useWrite(
    (rows: readonly GoodsRow[], { client, options, partly }) =>
      send(rows.map(goodsLineOf), {
        rowsAtOnce,
        options,
        partly,
        all: (lines) => client.call(addPpftzGoods, { body: { recordId, rows: lines } }, options),
        one: (line, each) => client.call(addPpftzGoods, { body: { recordId, ...line } }, each),
      }),
    { touches: [ppftzGoods] },
  );
}

/**
 * Changes goods of a record, each only if it still has the version that the user saw (else 412).
 *
 * @beta
 */
export function useChangePpftzGoods(rowsAtOnce: number | undefined) {
  const send = useSendRows<GoodsLine & Omit<ChangedGoods, 'row'>, AnswerOf<typeof changePpftzGoods>>();
  return useWrite(
    (changes: readonly ChangedGoods[], { client, options, partly }) =>
      send(
        changes.map(({ id, version, row }) => ({ ...goodsLineOf(row), id, version })),
        {
          rowsAtOnce,
          options,
          partly,
          all: (rows) => client.call(changePpftzGoods, { body: { rows } }, options),
          one: (line, each) => client.call(changePpftzGoods, { body: line }, each),
        },
      ),
    { touches: [ppftzGoods] },
  );
}

/**
 * Deletes goods of a record by their ids.
 *
 * @beta
 */
export function useDeletePpftzGoods(rowsAtOnce: number | undefined) {
  const send = useSendRows<string, AnswerOf<typeof deletePpftzGoods>>();
  return useWrite(
    (ids: readonly string[], { client, options, partly }) =>
      send(ids, {
        rowsAtOnce,
        options,
        partly,
        all: (rows) => client.call(deletePpftzGoods, { body: { rows } }, options),
        one: (id, each) => client.call(deletePpftzGoods, { body: { id } }, each),
      }),
    { touches: [ppftzGoods] },
  );
}

/**
 * Adds containers to a record; `rowsAtOnce` as with goods.
 *
 * @beta
 */
export function useAddPpftzContainers(recordId: string, rowsAtOnce: number | undefined) {
  const send = useSendRows<PpftzContainer, AnswerOf<typeof addPpftzContainer>>();
  return useWrite(
    (rows: readonly PpftzContainer[], { client, options, partly }) =>
      send(rows, {
        rowsAtOnce,
        options,
        partly,
        all: (all) => client.call(addPpftzContainer, { body: { recordId, rows: all } }, options),
        one: (row, each) => client.call(addPpftzContainer, { body: { recordId, ...row } }, each),
      }),
    { touches: [ppftzContainers] },
  );
}

/**
 * Deletes a container of a record by its id.
 *
 * @beta
 */
export const useDeletePpftzContainer = () =>
  useWrite(
    (id: string, { client, options }) => client.call(deletePpftzContainer, { body: { id } }, options),
    { touches: [ppftzContainers] },
  );

/** The packaging of a record, with the id of the one to change; without an id the first one is created. */
export type PackagingInput = PpftzPackaging & {
  readonly id?: string | undefined;
  readonly version?: string | undefined;
};

/**
 * Creates the packaging of a record, or changes it if it still has the version that the user saw (else 412).
 *
 * @beta
 */
export const useSavePpftzPackaging = (recordId: string) =>
  useWrite(
    async ({ id, version, ...packaging }: PackagingInput, { client, options }) => {
      const { message } =
        id === undefined
          ? await client.call(addPpftzPackaging, { body: { ...packaging, recordId } }, options)
          : await client.call(changePpftzPackaging, { body: { ...packaging, id, version } }, options);
      return { message };
    },
    { touches: [ppftzPackaging] },
  );
