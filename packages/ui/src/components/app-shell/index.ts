export { AppShell, type AppShellProps } from './app-shell.tsx';
export { ChromeButton, type ChromeButtonProps, ChromeLink, type ChromeLinkProps } from './chrome-button.tsx';
export type { LoadProgress } from './loading-bar.tsx';
export { ShellFooter, type ShellFooterProps } from './shell-footer.tsx';
export type { NavGroup, NavItem } from './sidebar-nav.tsx';
export { MAIN_ID, SkipLink, type SkipLinkProps } from './skip-link.tsx';
export type { ShellOffice } from './top-bar.tsx';
export { initialsOf, UserButton, type UserButtonProps } from './user-button.tsx';
