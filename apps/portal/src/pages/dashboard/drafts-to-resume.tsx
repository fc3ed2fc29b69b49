import { useApplications } from '@pabean/api/hooks';
import { fill, isDraft } from '@pabean/api/rules';
import { Button, ButtonLink, EmptyState, Link, Skeleton, StatusBadge } from '@pabean/ui';
import { hrefTo, paths } from '../../paths.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './dashboard.css.ts';

/** The drafts that only their owner can move on. */
export function DraftsToResume() {
  const words = useWords('dashboard');
  return (
    <section className={styles.section} aria-labelledby="perlu-tindakan">
      <div className={styles.head}>
        <h2 id="perlu-tindakan">{words.action}</h2>
        <Link href={hrefTo(paths.applicationList)}>{words.all}</Link>
      </div>
      <DraftRows />
    </section>
  );
}

function DraftRows() {
  const words = useWords('dashboard');
  const { retry } = useWords('common');
  const { data, error, mutate } = useApplications();
  if (!data && error)
    return (
      <EmptyState
        variant="failed"
        heading={words.failed}
        action={<Button onClick={() => mutate()}>{retry}</Button>}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton height="64px" />
      </div>
    );
  const drafts = data.filter(({ status }) => isDraft(status));
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
      {drafts.map(({ id, number, permitTypeName, status, statusLabel }) => {
        const href = hrefTo(paths.applicationDetail, { idmohon: id });
        return (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <Link strong href={href}>
                {number}
              </Link>
              <span className={styles.kind}>{permitTypeName}</span>
            </span>
            <StatusBadge code={status} label={statusLabel} />
            <ButtonLink
              size="small"
              variant="quiet"
              href={href}
              aria-label={fill(words.resumeThis, { number })}
            >
              {words.resume}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
