import type { ListedApplication, ListedPpftz } from '@pabean/api/contract';
import { useApplications, usePpftzRecordings, usePpftzRecords } from '@pabean/api/hooks';
import {
  dataLanguage,
  fill,
  isDraft,
  permitUsers,
  ppftzNextStep,
  ppftzStatusTone,
  ppftzUsers,
  REJECTED,
  type UserType,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { ButtonLink, EmptyState, Link, Skeleton, StatusBadge } from '@pabean/ui';
import type { ReactNode } from 'react';
import { Loaded, type LoadWords } from '../../loading/loaded.tsx';
import { hrefTo, paths } from '../../paths.ts';
import { usePageWords } from '../../words/page-words.ts';
import * as styles from './dashboard.css.ts';

/** Something that only this user can move on. */
interface Task {
  readonly id: string;
  readonly number: string;
  /** The permit type, or whose goods. */
  readonly what: string;
  /** What the office said, in its language, or what is due. */
  readonly note?: ReactNode;
  readonly badge: ReactNode;
  readonly href: string;
  readonly action: string;
  /** What is due first stands first: what came back, what is to be paid, what was begun. */
  readonly order: number;
}

/** What the tasks of all areas say. */
function useTaskWords() {
  const { resume } = usePageWords('dashboard');
  const { refile } = usePageWords('refile');
  return { resume, refile, ...usePageWords('nextStep') };
}

type Words = ReturnType<typeof useTaskWords>;

const has = (types: readonly UserType[], type: UserType) => types.some((each) => each === type);

/** What waits for the user: drafts, and what came back from the office or is to be paid. */
export function WaitingTasks({ type }: { type: UserType }) {
  const words = usePageWords('dashboard');
  const permits = has(permitUsers, type);
  const ppftz = has(ppftzUsers, type);
  return (
    <section className={styles.section} aria-labelledby="perlu-tindakan">
      <div className={styles.head}>
        <h2 id="perlu-tindakan">{words.action}</h2>
        {permits && <Link href={hrefTo(paths.applicationList)}>{words.all}</Link>}
      </div>
      {permits && ppftz && <OfBoth />}
      {permits && !ppftz && <OfPermits />}
      {ppftz && !permits && <OfPpftz />}
    </section>
  );
}

function useLoadWords(): LoadWords & { level: 3; skeleton: ReactNode } {
  const { loading, failed } = usePageWords('dashboard');
  return { loading, failed, level: 3, skeleton: <Skeleton height="64px" /> };
}

function OfPermits() {
  const words = useTaskWords();
  return (
    <Loaded of={[useApplications()]} {...useLoadWords()}>
      {(applications) => <Tasks tasks={permitTasks(applications, words)} start={<NewApplication />} />}
    </Loaded>
  );
}

function OfPpftz() {
  const words = useTaskWords();
  const { recording } = usePageWords('dashboard');
  return (
    <Loaded of={[usePpftzRecordings(), usePpftzRecords()]} {...useLoadWords()}>
      {(begun, sent) => (
        <Tasks
          tasks={ppftzTasks(begun, sent, words)}
          start={<ButtonLink href={hrefTo(paths.ppftzRecording)}>{recording}</ButtonLink>}
        />
      )}
    </Loaded>
  );
}

function OfBoth() {
  const words = useTaskWords();
  return (
    <Loaded of={[useApplications(), usePpftzRecordings(), usePpftzRecords()]} {...useLoadWords()}>
      {(applications, begun, sent) => (
        <Tasks
          tasks={[...permitTasks(applications, words), ...ppftzTasks(begun, sent, words)]}
          start={<NewApplication />}
        />
      )}
    </Loaded>
  );
}

const NewApplication = () => (
  <ButtonLink href={hrefTo(paths.applicationForm)}>{usePageWords('dashboard').newApplication}</ButtonLink>
);

const permitTasks = (applications: readonly ListedApplication[], words: Words): Task[] =>
  applications
    .filter(({ status }) => isDraft(status) || status === REJECTED)
    .map(({ id, number, permitTypeName, status, statusLabel }) => ({
      ...{ id, number, what: permitTypeName },
      badge: <StatusBadge code={status} label={statusLabel} />,
      href: hrefTo(paths.applicationDetail, { idmohon: id }),
      action: isDraft(status) ? words.resume : words.refile,
      order: isDraft(status) ? 2 : 0,
    }));

function ppftzTasks(begun: readonly ListedPpftz[], sent: readonly ListedPpftz[], words: Words): Task[] {
  const actions = { finish: words.resume, correct: words.correct, pay: words.pay } as const;
  const orders = { finish: 2, correct: 0, pay: 1 } as const;
  // One that was returned is in both lists.
  const records = new Map([...begun, ...sent].map((record) => [record.id, record]));
  return [...records.values()].flatMap((record) => {
    const step = ppftzNextStep(record);
    if (step !== 'finish' && step !== 'correct' && step !== 'pay') return [];
    const { id, ajuNumber, recipient, status, statusName, statusNote, billingCode } = record;
    const page = step === 'pay' ? paths.ppftzDetail : paths.ppftzEditor;
    return [
      {
        ...{ id, number: writtenAjuNumber(ajuNumber), what: recipient, action: actions[step] },
        note:
          step === 'pay'
            ? billingCode && fill(words.payWith, { code: billingCode })
            : statusNote && <span lang={dataLanguage}>{statusNote}</span>,
        badge: (
          <StatusBadge code={status} label={statusName?.label || status} tone={ppftzStatusTone(status)} />
        ),
        href: hrefTo(page, { id: ajuNumber }),
        order: orders[step],
      },
    ];
  });
}

/** Props of {@link Tasks}. */
interface TasksProps {
  tasks: readonly Task[];
  /** What to begin where nothing waits. */
  start: ReactNode;
}

function Tasks({ tasks, start }: TasksProps) {
  const words = usePageWords('dashboard');
  if (tasks.length === 0)
    return (
      <EmptyState heading={words.nothing} action={start}>
        {words.nothingText}
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {tasks
        .toSorted((one, other) => one.order - other.order)
        .map((task) => (
          <TaskRow key={task.id} {...task} />
        ))}
    </ul>
  );
}

function TaskRow({ number, what, note, badge, href, action }: Task) {
  const words = usePageWords('dashboard');
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
      <ButtonLink
        size="small"
        variant="quiet"
        className={styles.resume}
        href={href}
        aria-label={fill(words.actionOn, { action, number })}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
