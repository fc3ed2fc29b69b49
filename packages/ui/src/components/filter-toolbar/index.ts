export { FilterSelect, type FilterSelectProps } from './filter-select.tsx';
export { FilterToolbar, type FilterToolbarProps } from './filter-toolbar.tsx';
