import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Mark } from '../mark/index.ts';
import { ChromeButton, ChromeLink } from './chrome-button.tsx';
import { LoadingBar, type LoadProgress } from './loading-bar.tsx';
import * as styles from './top-bar.css.ts';

/** The parts of an office profile that the frame shows. */
export interface ShellOffice {
  /** The office's name. */
  readonly name: string;
  /** Contact line under the name. */
  readonly contact: string;
  /** URL of the office's own site. */
  readonly siteUrl: string;
  /** Version label of the footer, such as `2.1.2`. */
  readonly version: string;
  /** Copyright year of the footer. */
  readonly copyrightYear: string;
}

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** The office whose name and contact line are beside the mark. */
  office: ShellOffice;
  /** URL of the mark, such as `#/dashboard`. */
  homeHref: string;
  /** The button that opens the display settings, with its menu. */
  display?: ReactNode;
  /** The user's button with its menu. */
  user?: ReactNode;
  /** URL of the visitors' Login link, which stands where `user` would. Without it there is no link. */
  loginHref?: string;
  /** The loading progress of the next page, 0 to 1, or `unknown`. Decorative. */
  progress?: LoadProgress;
  /** Opens the drawer on phones and tablets. Without it there is no menu button. */
  onOpenNav?: () => void;
}

/** The navy bar: mark, office, display settings, user; the gold loading bar is below it. */
export function TopBar({ office, homeHref, display, user, loginHref, progress, onOpenNav }: TopBarProps) {
  const messages = useMessages('shell');
  return (
    <header className={styles.bar} data-chrome data-print="never">
      {onOpenNav && (
        <ChromeButton
          label={messages.openNav}
          icon={<Menu size={20} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          data-drawer-button
          onClick={onOpenNav}
        />
      )}
      <a className={styles.home} href={homeHref}>
        <Mark />
      </a>
      <p className={styles.office}>
        {office.name}
        <span className={styles.contact}>{office.contact}</span>
      </p>
      <div className={styles.end}>
        {display}
        {user ?? (loginHref && <ChromeLink href={loginHref}>{messages.login}</ChromeLink>)}
      </div>
      <LoadingBar progress={progress} />
    </header>
  );
}
