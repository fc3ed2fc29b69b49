// The source dictionary of the design system: every visible and ARIA string of its components. One file each, so that
// a component brings its own words only.
export { alert } from './id/alert.ts';
export { breadcrumb } from './id/breadcrumb.ts';
export { button } from './id/button.ts';
export { combobox } from './id/combobox.ts';
export { containerNumber } from './id/container-number.ts';
export { dateField } from './id/date-field.ts';
export { dialog } from './id/dialog.ts';
export { drawer } from './id/drawer.ts';
export { errorSummary } from './id/error-summary.ts';
export { field } from './id/field.ts';
export { fileField } from './id/file-field.ts';
export { link } from './id/link.ts';
export { loginFrame } from './id/login-frame.ts';
export { mark } from './id/mark.ts';
export { pagination } from './id/pagination.ts';
export { passwordField } from './id/password-field.ts';
export { readinessList } from './id/readiness-list.ts';
export { searchField } from './id/search-field.ts';
export { shell } from './id/shell.ts';
export { table } from './id/table.ts';
export { timeline } from './id/timeline.ts';
export { toast } from './id/toast.ts';
