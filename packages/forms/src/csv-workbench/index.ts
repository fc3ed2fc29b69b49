export { ColumnDictionary, type ColumnDictionaryProps } from './column-dictionary.tsx';
export {
  type CsvDownload,
  type CsvSheet,
  CsvWorkbench,
  type CsvWorkbenchHandle,
  type CsvWorkbenchProps,
} from './csv-workbench.tsx';
export { sheetColumns } from './sheet-columns.ts';
export { SheetPreview, type SheetPreviewProps } from './sheet-preview.tsx';
export type { CsvColumnMessages } from './use-csv-messages.ts';
