import type { GoodsRow, StoredGoods } from '@pabean/api/contract';
import { goodsColumns } from '../internal/use-goods-messages.ts';

/** The form values of a stored article. */
export const rowOf = (stored: StoredGoods): GoodsRow =>
  Object.fromEntries(goodsColumns.map((name) => [name, stored[name]])) as GoodsRow;
