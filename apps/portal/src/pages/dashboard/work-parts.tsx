import { useApplications, usePpftzRecordings, usePpftzRecords } from '@pabean/api/hooks';
import { dataLanguage, fill, permitUsers, ppftzUsers, type UserType } from '@pabean/api/rules';
import { ButtonLink } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { Link } from '@pabean/ui/link';
import { useStatusGloss } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Skeleton } from '@pabean/ui/skeleton';
import { type ReactNode, useId } from 'react';
import { Loaded } from '../../loading/loaded.tsx';
import { type Call, type DataOf, useLoadState } from '../../loading/use-load-state.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';
import { permitWork } from './permit-work.tsx';
import { ppftzWork } from './ppftz-work.tsx';
import { type ListLink, type Work, type WorkPart, type WorkRow, workOfBoth } from './work.ts';

/** Most rows of what is in progress, and of what was decided; the lists have them all. */
const mostShown = 5;

const has = (types: readonly UserType[], type: UserType) => types.some((each) => each === type);

/** Work that needs the user, is in progress, and was decided lately, each with links to its lists. */
export function WorkParts({ type }: { type: UserType }) {
  const permits = has(permitUsers, type);
  if (permits && has(ppftzUsers, type)) return <OfBoth />;
  return permits ? <OfPermits /> : <OfPpftz />;
}

/** Messages of all areas. */
function useWorkMessages() {
  const { resume, ppftzWay } = usePageMessages('dashboard');
  const { refile } = usePageMessages('refile');
  const { answer, inRow } = usePageMessages('question');
  return {
    resume,
    ppftzWay,
    statusGloss: useStatusGloss(),
    refile,
    answer,
    inRow,
    list: usePageMessages('applicationList'),
    ...usePageMessages('nextStep'),
  };
}

function OfPermits() {
  const messages = useWorkMessages();
  const { timeZone } = useOffice();
  return (
    <Parts of={[useApplications()]} start={<NewApplication />}>
      {(applications) => permitWork(applications, messages, timeZone)}
    </Parts>
  );
}

function OfPpftz() {
  const messages = useWorkMessages();
  const { recording } = usePageMessages('dashboard');
  const start = <ButtonLink href={hrefTo(paths.ppftzRecording)}>{recording}</ButtonLink>;
  return (
    <Parts of={[usePpftzRecordings(), usePpftzRecords()]} start={start}>
      {(begun, sent) => ppftzWork(begun, sent, messages)}
    </Parts>
  );
}

function OfBoth() {
  const messages = useWorkMessages();
  const { timeZone } = useOffice();
  return (
    <Parts of={[useApplications(), usePpftzRecordings(), usePpftzRecords()]} start={<NewApplication />}>
      {(applications, begun, sent) =>
        workOfBoth(permitWork(applications, messages, timeZone), ppftzWork(begun, sent, messages))
      }
    </Parts>
  );
}

const NewApplication = () => (
  <ButtonLink href={hrefTo(paths.applicationForm)}>{usePageMessages('dashboard').newApplication}</ButtonLink>
);

/** Props of {@link Parts}. */
interface PartsProps<Calls extends readonly Call[]> {
  of: Calls;
  /** What to start when nothing needs the user. */
  start: ReactNode;
  /** Computes the work from the calls' answers. */
  children: (...data: DataOf<Calls>) => Work;
}

function Parts<const Calls extends readonly Call[]>({ of, start, children }: PartsProps<Calls>) {
  const messages = usePageMessages('dashboard');
  const { data } = useLoadState(of);
  const work = data && children(...data);
  return (
    <>
      <Part heading={messages.action} links={work?.needed.links}>
        <Loaded
          of={of}
          loading={messages.loading}
          failed={messages.failed}
          level={3}
          skeleton={<Skeleton height="64px" />}
        >
          {() => work && <Needed part={work.needed} start={start} />}
        </Loaded>
      </Part>
      {work && <Some heading={messages.underWay} part={work.underWay} />}
      {work && <Some heading={messages.decided} part={work.decided} />}
    </>
  );
}

/** Props of {@link Part}. */
interface PartProps {
  heading: string;
  links: readonly ListLink[] | undefined;
  children: ReactNode;
}

function Part({ heading, links = [], children }: PartProps) {
  const { wayTo, waysIn } = usePageMessages('dashboard');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {links.length > 0 && (
          <ul className={styles.links} aria-label={waysIn}>
            {links.map(({ label, count, href }) => (
              <li key={label}>
                <Link href={href}>{fill(wayTo, { label, count })}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}

/** Everything that needs the user; when nothing does, a quick start. */
function Needed({ part: { rows }, start }: { part: WorkPart; start: ReactNode }) {
  const messages = usePageMessages('dashboard');
  if (rows.length > 0) return <Rows rows={rows} />;
  return (
    <EmptyState heading={messages.nothing} action={start}>
      {messages.nothingText}
    </EmptyState>
  );
}

/** The latest rows of a part; nothing when there are none. */
function Some({ heading, part: { rows, links } }: { heading: string; part: WorkPart }) {
  if (rows.length === 0) return null;
  return (
    <Part heading={heading} links={links}>
      <Rows rows={rows} most={mostShown} />
    </Part>
  );
}

const Rows = ({ rows, most }: { rows: readonly WorkRow[]; most?: number }) => (
  <ul className={styles.rows}>
    {rows
      .toSorted((one, other) => one.order - other.order)
      .slice(0, most)
      .map((row) => (
        <Row key={row.id} {...row} />
      ))}
  </ul>
);

function Row({ number, what, note, badge, href, action }: WorkRow) {
  const messages = usePageMessages('dashboard');
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link strong href={href}>
          {number}
        </Link>
        <span className={styles.kind} lang={dataLanguage}>
          {what}
        </span>
        {note && <span className={styles.kind}>{note}</span>}
      </span>
      {badge}
      {action && (
        <ButtonLink
          size="small"
          variant="quiet"
          className={styles.resume}
          href={href}
          aria-label={fill(messages.actionOn, { action, number })}
        >
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
