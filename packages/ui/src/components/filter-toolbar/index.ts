export { FilterToolbar, type FilterToolbarProps } from './filter-toolbar.tsx';
