export { StickyToolbar, type StickyToolbarProps } from './sticky-toolbar.tsx';
