export * from './components/action-bar/index.ts';
export * from './components/alert/index.ts';
export * from './components/app-shell/index.ts';
export * from './components/badge/index.ts';
export * from './components/breadcrumb/index.ts';
export * from './components/button/index.ts';
export * from './components/checkbox/index.ts';
export * from './components/code/index.ts';
export * from './components/combobox/index.ts';
export * from './components/confirm-dialog/index.ts';
export * from './components/data-table/index.ts';
export * from './components/date-field/index.ts';
export * from './components/description-list/index.ts';
export * from './components/dialog/index.ts';
export * from './components/drawer/index.ts';
export * from './components/empty-state/index.ts';
export * from './components/error-summary/index.ts';
export * from './components/field/index.ts';
export * from './components/file-field/index.ts';
export * from './components/filter-toolbar/index.ts';
export * from './components/link/index.ts';
export * from './components/login-frame/index.ts';
export * from './components/mark/index.ts';
export * from './components/menu/index.ts';
export * from './components/motif/index.ts';
export * from './components/page-header/index.ts';
export * from './components/pagination/index.ts';
export * from './components/panel/index.ts';
export * from './components/password-field/index.ts';
export * from './components/progress/index.ts';
export * from './components/radio-group/index.ts';
export * from './components/readiness-list/index.ts';
export * from './components/search-field/index.ts';
export * from './components/segmented-control/index.ts';
export * from './components/select/index.ts';
export * from './components/skeleton/index.ts';
export * from './components/spinner/index.ts';
export * from './components/status-tabs/index.ts';
export * from './components/stepper/index.ts';
export * from './components/sticky-toolbar/index.ts';
export * from './components/switch/index.ts';
export * from './components/tabs/index.ts';
export * from './components/text-area/index.ts';
export * from './components/text-field/index.ts';
export * from './components/toast/index.ts';
export * from './components/visually-hidden/index.ts';
export * from './domain/container-number/index.ts';
export * from './domain/npwp/index.ts';
export * from './domain/status-badge/index.ts';
export * from './domain/status-timeline/index.ts';
export {
  MessagesProvider,
  type MessagesProviderProps,
  type UiMessages,
  useMessages,
} from './messages/index.ts';
