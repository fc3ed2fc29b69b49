import { fill, permitUsers, ppftzUsers } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAppMessages, useDictionaries } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { isAnnouncementDue, noteAnnouncement } from '../../session/announcement.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { Announcement } from './announcement.tsx';
import * as styles from './dashboard.css.ts';
import { dayLine, greetingAt } from './greeting.ts';
import { QuickStarts } from './quick-starts.tsx';
import { WorkParts } from './work-parts.tsx';

/**
 * The first page after signing in: work that needs the user, is in progress or was decided, quick starts, and the
 * announcement.
 */
export function Page() {
  const { user } = useSignedIn();
  const messages = usePageMessages('dashboard');
  const titles = useAppMessages('titles');
  const { language } = useDictionaries();
  const { timeZone } = useOffice();
  const [announcing, setAnnouncing] = useState(isAnnouncementDue);
  const now = new Date();
  const filesAnything = [...permitUsers, ...ppftzUsers].some((type) => type === user.type);
  useEffect(noteAnnouncement, []);
  usePageTitle(titles.dashboard);
  return (
    <>
      <PageHeader
        heading={fill(messages[greetingAt(now, timeZone)], { name: user.name })}
        actions={
          <Button variant="tertiary" icon={<Megaphone size={16} />} onClick={() => setAnnouncing(true)}>
            {titles.announcement}
          </Button>
        }
      >
        {dayLine(now, timeZone, language)}
      </PageHeader>
      <div className={styles.columns} data-single={filesAnything ? undefined : ''}>
        {filesAnything && (
          <div className={styles.parts}>
            <WorkParts type={user.type} />
          </div>
        )}
        <QuickStarts type={user.type} />
      </div>
      <Announcement open={announcing} npwp={user.npwp} onClose={() => setAnnouncing(false)} />
    </>
  );
}
