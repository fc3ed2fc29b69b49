import type { ListedApplication } from '@pabean/api/contract';
import { useApplications } from '@pabean/api/hooks';
import { dataLanguage, fill, isDraft } from '@pabean/api/rules';
import { ButtonLink, EmptyState, Link, Skeleton, StatusBadge } from '@pabean/ui';
import { Loaded } from '../../loading/loaded.tsx';
import { hrefTo, paths } from '../../paths.ts';
import { usePageWords } from '../../words/page-words.ts';
import * as styles from './dashboard.css.ts';

/** The drafts that only their owner can move on. */
export function DraftsToResume() {
  const words = usePageWords('dashboard');
  return (
    <section className={styles.section} aria-labelledby="perlu-tindakan">
      <div className={styles.head}>
        <h2 id="perlu-tindakan">{words.action}</h2>
        <Link href={hrefTo(paths.applicationList)}>{words.all}</Link>
      </div>
      <Loaded
        of={[useApplications()]}
        loading={words.loading}
        failed={words.failed}
        level={3}
        skeleton={<Skeleton height="64px" />}
      >
        {(applications) => <Drafts drafts={applications.filter(({ status }) => isDraft(status))} />}
      </Loaded>
    </section>
  );
}

function Drafts({ drafts }: { drafts: readonly ListedApplication[] }) {
  const words = usePageWords('dashboard');
  if (drafts.length === 0)
    return (
      <EmptyState
        heading={words.nothing}
        action={<ButtonLink href={hrefTo(paths.applicationForm)}>{words.newApplication}</ButtonLink>}
      >
        {words.nothingText}
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function DraftRow({ draft }: { draft: ListedApplication }) {
  const { id, number, permitTypeName, status, statusLabel } = draft;
  const words = usePageWords('dashboard');
  const href = hrefTo(paths.applicationDetail, { idmohon: id });
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link strong href={href}>
          {number}
        </Link>
        <span className={styles.kind} lang={dataLanguage}>
          {permitTypeName}
        </span>
      </span>
      <StatusBadge code={status} label={statusLabel} />
      <ButtonLink
        size="small"
        variant="quiet"
        className={styles.resume}
        href={href}
        aria-label={fill(words.resumeThis, { number })}
      >
        {words.resume}
      </ButtonLink>
    </li>
  );
}
