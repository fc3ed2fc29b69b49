import { fill, office020400, permitUsers } from '@pabean/api/rules';
import { PageHeader } from '@pabean/ui';
import { useContext } from 'react';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { titles } from '../../titles.ts';
import { LanguageContext, useWords } from '../../words.ts';
import { Announcement } from './announcement.tsx';
import * as styles from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';
import { DraftsToResume } from './drafts-to-resume.tsx';
import { dayLine, greetingAt } from './greeting.ts';
import { QuickStarts } from './quick-starts.tsx';

/** The first page after signing in: what waits for the user, where to start, and the office's announcement. */
export function Page() {
  const { user } = useSignedIn();
  const words = useWords(dashboardWords);
  const language = useContext(LanguageContext);
  const now = new Date();
  const { timeZone } = office020400;
  const files = permitUsers.some((type) => type === user.type);
  usePageTitle(useWords(titles).dashboard);
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
