import { Link } from '@pabean/ui/link';
import { DoorLink, LoginFrame, OrDivider } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { Luggage } from 'lucide-react';
import { LoginDisplay } from '../../display/login-display.tsx';
import { ArrivalNotice } from '../../session/arrival-notice.tsx';
import { visitorPaths } from '../../visitor-paths.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './login.css.ts';
import { SignIn } from './sign-in.tsx';

/** The way in: user name and password, and the doors for people without an account. */
export function Page() {
  const words = useWords('login');
  const titles = useWords('titles');
  return (
    <LoginFrame office={useOffice()} heading={titles.login} lead={words.lead} display={<LoginDisplay />}>
      <ArrivalNotice />
      <SignIn />
      <p>
        {words.noAccount}{' '}
        <Link strong href={`#${visitorPaths.register}`}>
          {titles.register}
        </Link>
      </p>
      <OrDivider>{words.withoutAccount}</OrDivider>
      <DoorLink
        href={`#${visitorPaths.transitMenu}`}
        label={titles.transitMenu}
        note={words.transitHint}
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
