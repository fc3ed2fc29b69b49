import { alert } from './id/alert.ts';
import { breadcrumb } from './id/breadcrumb.ts';
import { button } from './id/button.ts';
import { code } from './id/code.ts';
import { combobox } from './id/combobox.ts';
import { containerNumber } from './id/container-number.ts';
import { dateField } from './id/date-field.ts';
import { dialog } from './id/dialog.ts';
import { drawer } from './id/drawer.ts';
import { errorSummary } from './id/error-summary.ts';
import { field } from './id/field.ts';
import { fileField } from './id/file-field.ts';
import { link } from './id/link.ts';
import { loginFrame } from './id/login-frame.ts';
import { mark } from './id/mark.ts';
import { pagination } from './id/pagination.ts';
import { passwordField } from './id/password-field.ts';
import { progress } from './id/progress.ts';
import { readinessList } from './id/readiness-list.ts';
import { searchField } from './id/search-field.ts';
import { shell } from './id/shell.ts';
import { stepper } from './id/stepper.ts';
import { stickyToolbar } from './id/sticky-toolbar.ts';
import { table } from './id/table.ts';
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
  dateField,
  dialog,
  drawer,
  errorSummary,
  field,
  fileField,
  link,
  loginFrame,
  mark,
  pagination,
  passwordField,
  progress,
  readinessList,
  searchField,
  shell,
  stepper,
  stickyToolbar,
  table,
  timeline,
  toast,
};
