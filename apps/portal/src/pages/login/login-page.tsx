import { Link } from '@pabean/ui/link';
import { DoorLink, LoginFrame, OrDivider } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { Luggage } from 'lucide-react';
import { LoginDisplay } from '../../display/login-display.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { ArrivalNotice } from '../../session/arrival-notice.tsx';
import { visitorPaths } from '../../visitor-paths.ts';
import * as styles from './login.css.ts';
import { SignIn } from './sign-in.tsx';

/** The login page: user name and password, and links for visitors. */
export function Page() {
  const messages = useAppMessages('login');
  const titles = useAppMessages('titles');
  return (
    <LoginFrame office={useOffice()} heading={titles.login} lead={messages.lead} display={<LoginDisplay />}>
      <ArrivalNotice />
      <SignIn />
      <p>
        {messages.noAccount}{' '}
        <Link strong href={`#${visitorPaths.register}`}>
          {titles.register}
        </Link>
      </p>
      <OrDivider>{messages.withoutAccount}</OrDivider>
      <DoorLink
        href={`#${visitorPaths.transitMenu}`}
        label={titles.transitMenu}
        note={messages.transitHint}
        icon={<Luggage size={20} strokeWidth={1.75} />}
      />
      <p className={styles.office}>
        <Link href={`#${visitorPaths.announcement}`}>{titles.announcement}</Link>
        <Link href={`#${visitorPaths.performanceReport}`}>{titles.performanceReport}</Link>
        <Link href="#/cek">{titles.licenceCheck}</Link>
      </p>
    </LoginFrame>
  );
}
