export { type ComboboxUtils, combobox } from './combobox.ts';
export { type DataTableUtils, dataTable, type SortedBy, type TableRowUtils } from './data-table.ts';
export {
  type ConfirmDialogUtils,
  confirmDialog,
  type DialogUtils,
  dialog,
  openDialogs,
} from './dialogs.ts';
export { emulateBrowser } from './emulate-browser.ts';
export type { FieldUtils } from './field.ts';
export {
  type CheckboxUtils,
  type ChoiceUtils,
  checkbox,
  dateField,
  type NumberFieldUtils,
  numberField,
  radioGroup,
  select,
  type TypedFieldUtils,
  textField,
} from './fields.ts';
export { type FileUploadUtils, fileUpload, type UploadedRow } from './file-upload.ts';
export type { Name } from './find.ts';
export { type ErrorSummaryUtils, errorSummary, type ToastUtils, toasts } from './messages.ts';
