export { type StatusTab, StatusTabs, type StatusTabsProps } from './status-tabs.tsx';
