export { ColumnDictionary, type ColumnDictionaryProps } from './column-dictionary.tsx';
export { CsvPreview, type CsvPreviewProps } from './csv-preview.tsx';
export {
  type CsvDownload,
  type CsvTable,
  CsvWorkbench,
  type CsvWorkbenchHandle,
  type CsvWorkbenchProps,
} from './csv-workbench.tsx';
export { tableColumns } from './table-columns.ts';
export type { CsvColumnMessages } from './use-csv-messages.ts';
