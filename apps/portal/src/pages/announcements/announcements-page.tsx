import type { Announcement } from '@pabean/api/contract';
import { useAnnouncements } from '@pabean/api/hooks';
import { dataLanguage, formatDate } from '@pabean/api/rules';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import * as styles from './announcements.css.ts';

/** The customs office's announcements, the newest first. */
export function Page() {
  const messages = useAccountMessages('announcements');
  const { announcement } = useAppMessages('titles');
  return (
    <>
      <PageHeader heading={announcement}>{messages.lead}</PageHeader>
      <Loaded of={[useAnnouncements()]} loading={messages.loading} failed={messages.failed}>
        {(announcements) =>
          announcements.length > 0 ? (
            <div className={styles.list} lang={dataLanguage}>
              {announcements.map((each) => (
                <Article key={`${each.date} ${each.title}`} {...each} />
              ))}
            </div>
          ) : (
            <EmptyState level={2} heading={messages.empty}>
              {messages.emptyText}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

function Article({ date, title, text }: Announcement) {
  return (
    <article className={styles.article}>
      <time className={styles.date} dateTime={date}>
        {formatDate(date)}
      </time>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
