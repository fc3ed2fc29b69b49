export {
  type GoodsChange,
  GoodsEditor,
  type GoodsEditorProps,
  type GoodsRatesProps,
} from './goods-editor.tsx';
export { GoodsTable, type GoodsTableProps } from './goods-table.tsx';
