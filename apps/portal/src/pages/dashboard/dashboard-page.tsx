import { fill, permitUsers } from '@pabean/api/rules';
import { PageHeader, useOffice } from '@pabean/ui';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';
import { Announcement } from './announcement.tsx';
import * as styles from './dashboard.css.ts';
import { DraftsToResume } from './drafts-to-resume.tsx';
import { dayLine, greetingAt } from './greeting.ts';
import { QuickStarts } from './quick-starts.tsx';

/** The first page after signing in: what waits for the user, where to start, and the office's announcement. */
export function Page() {
  const { user } = useSignedIn();
  const words = useWords('dashboard');
  const { language } = useDictionaries();
  const now = new Date();
  const { timeZone } = useOffice();
  const files = permitUsers.some((type) => type === user.type);
  usePageTitle(useWords('titles').dashboard);
  return (
    <>
      <PageHeader heading={fill(words[greetingAt(now, timeZone)], { name: user.name })}>
        {dayLine(now, timeZone, language)}
      </PageHeader>
      <div className={styles.columns} data-single={files ? undefined : ''}>
        {files && <DraftsToResume />}
        <QuickStarts type={user.type} />
      </div>
      <Announcement />
    </>
  );
}
