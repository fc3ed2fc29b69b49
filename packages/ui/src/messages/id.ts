import { alert } from './id/alert.ts';
import { breadcrumb } from './id/breadcrumb.ts';
import { button } from './id/button.ts';
import { code } from './id/code.ts';
import { combobox } from './id/combobox.ts';
import { containerNumber } from './id/container-number.ts';
import { containerNumberField } from './id/container-number-field.ts';
import { dateField } from './id/date-field.ts';
import { dialog } from './id/dialog.ts';
import { drawer } from './id/drawer.ts';
import { errorSummary } from './id/error-summary.ts';
import { field } from './id/field.ts';
import { fileField } from './id/file-field.ts';
import { fileUpload } from './id/file-upload.ts';
import { link } from './id/link.ts';
import { listEditor } from './id/list-editor.ts';
import { loginFrame } from './id/login-frame.ts';
import { mark } from './id/mark.ts';
import { moneyField } from './id/money-field.ts';
import { npwpField } from './id/npwp-field.ts';
import { numberField } from './id/number-field.ts';
import { oneTimeCodeField } from './id/one-time-code-field.ts';
import { pagination } from './id/pagination.ts';
import { passwordField } from './id/password-field.ts';
import { phoneField } from './id/phone-field.ts';
import { popover } from './id/popover.ts';
import { progress } from './id/progress.ts';
import { readinessList } from './id/readiness-list.ts';
import { searchField } from './id/search-field.ts';
import { shell } from './id/shell.ts';
import { stepper } from './id/stepper.ts';
import { stickyToolbar } from './id/sticky-toolbar.ts';
import { table } from './id/table.ts';
import { taxBreakdown } from './id/tax-breakdown.ts';
import { timeline } from './id/timeline.ts';
import { toast } from './id/toast.ts';

/** The source dictionary of the design system: every visible and ARIA string of its components, by component. */
export const id = {
  alert,
  breadcrumb,
  button,
  code,
  combobox,
  containerNumber,
  containerNumberField,
  dateField,
  dialog,
  drawer,
  errorSummary,
  field,
  fileField,
  fileUpload,
  link,
  listEditor,
  loginFrame,
  mark,
  moneyField,
  npwpField,
  numberField,
  oneTimeCodeField,
  pagination,
  passwordField,
  phoneField,
  progress,
  popover,
  readinessList,
  searchField,
  shell,
  stepper,
  stickyToolbar,
  table,
  taxBreakdown,
  timeline,
  toast,
};
