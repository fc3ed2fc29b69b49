import type { UiMessages } from './index.ts';

/** The English twin of the source dictionary. */
export const en: UiMessages = {
  button: { busy: 'Working…' },
  field: { optional: '(optional)', locked: 'Locked' },
  mark: {
    name: 'Pabean',
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    unsaved: 'Your changes are not saved. Keep editing, or discard them?',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  shell: {
    skip: 'Skip to content',
    nav: 'Main menu',
    openNav: 'Open menu',
    closeNav: 'Close menu',
    userMenu: 'User menu',
    login: 'Log in',
    version: 'Version {version}',
    copyright: '© {year} {name}',
    site: 'Office site',
    accessibility: 'Accessibility',
    printedAt: 'Printed {time}',
    printedBy: 'by {user}',
  },
  errorSummary: { title: 'Fields to correct: {count}' },
  alert: { info: 'Information', success: 'Success', warning: 'Attention', danger: 'Error' },
  passwordField: { show: 'Show password' },
  searchField: { clear: 'Clear search' },
  link: { newTab: '(opens in a new tab)' },
  breadcrumb: { label: 'Breadcrumb' },
  readinessList: { title: 'Before you send', done: 'Done:', todo: 'To do:' },
  containerNumber: { wrongCheckDigit: '(wrong check digit)' },
  toast: {
    region: 'Notifications',
    dismiss: 'Close notification',
  },
  pagination: {
    pages: 'Pages',
    page: 'Page {page}',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    size: 'Rows per page',
    of: 'of {total}',
  },
  drawer: {
    close: 'Close menu',
  },
};
