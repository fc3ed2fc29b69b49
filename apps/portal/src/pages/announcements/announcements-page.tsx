import type { Announcement } from '@pabean/api/contract';
import { useAnnouncements } from '@pabean/api/hooks';
import { dataLanguage, formatDate } from '@pabean/api/rules';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAccountWords } from '../../words/account-words.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './announcements.css.ts';

/** What the office has announced, the newest first. */
export function Page() {
  const words = useAccountWords('announcements');
  const { announcement } = useWords('titles');
  return (
    <>
      <PageHeader heading={announcement}>{words.lead}</PageHeader>
      <Loaded of={[useAnnouncements()]} loading={words.loading} failed={words.failed}>
        {(announcements) =>
          announcements.length > 0 ? (
            <div className={styles.list} lang={dataLanguage}>
              {announcements.map((each) => (
                <Article key={`${each.date} ${each.title}`} {...each} />
              ))}
            </div>
          ) : (
            <EmptyState level={2} heading={words.empty}>
              {words.emptyText}
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
