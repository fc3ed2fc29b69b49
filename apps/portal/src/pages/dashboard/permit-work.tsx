import type { ListedApplication } from '@pabean/api/contract';
import { fill, formatDateTime, isDraft, REJECTED } from '@pabean/api/rules';
import { StatusBadge } from '@pabean/ui/status-badge';
import type { PageMessages } from '../../messages/pages-id.ts';
import { hrefTo, paths } from '../../paths.ts';
import { groupOf, labelOf, statusGroups } from '../../permit/status-filter.ts';
import { latestFirst, linksTo, type Work, type WorkPart, type WorkRow } from './work.ts';

/** Messages of the permit work. */
export interface PermitWorkMessages {
  readonly resume: string;
  readonly refile: string;
  readonly answer: string;
  /** An officer's question. */
  readonly inRow: string;
  readonly list: PageMessages['applicationList'];
}

/**
 * Applications by their next step: drafts, rejected ones and those with an officer's question need the user. Those with
 * a decision number, or rejected, are decided.
 *
 * @param timeZone Time zone of the shown times.
 */
export function permitWork(
  applications: readonly ListedApplication[],
  messages: PermitWorkMessages,
  timeZone: string,
): Work {
  const row = (application: ListedApplication): Omit<WorkRow, 'order'> => ({
    id: application.id,
    number: application.number,
    what: application.permitTypeName,
    badge: <StatusBadge code={application.status} label={application.statusLabel} />,
    href: hrefTo(paths.applicationDetail, { idmohon: application.id }),
  });
  const needed = (application: ListedApplication): WorkRow => {
    const { id, status, createdAt, question } = application;
    if (question !== undefined)
      return {
        ...row(application),
        note: fill(messages.inRow, { question }),
        action: messages.answer,
        order: -1,
        href: hrefTo(paths.browseDetail, { idmohon: id }),
      };
    if (!isDraft(status)) return { ...row(application), action: messages.refile, order: 0 };
    const note = createdAt && fill(messages.list.createdAt, { time: formatDateTime(createdAt, timeZone) });
    return { ...row(application), note, action: messages.resume, order: 2 };
  };
  const part = (
    members: readonly ListedApplication[],
    rowOf: (application: ListedApplication) => WorkRow,
  ): WorkPart => ({
    rows: members.map(rowOf),
    links: linksTo(members, statusGroups, groupOf, (group) => ({
      label: labelOf(group, messages.list),
      href: `${hrefTo(paths.applicationList)}?status=${group}`,
    })),
  });
  const waits = ({ status, question }: ListedApplication) =>
    isDraft(status) || status === REJECTED || question !== undefined;
  const isDecided = ({ status, approvalNumber }: ListedApplication) =>
    status === REJECTED || (approvalNumber !== null && !isDraft(status));
  return {
    needed: part(applications.filter(waits), needed),
    underWay: part(
      applications.filter((each) => !waits(each) && !isDecided(each)),
      (each) => ({ ...row(each), order: latestFirst(each.sentAt) }),
    ),
    decided: part(applications.filter(isDecided), (each) => ({
      ...row(each),
      order: latestFirst(each.approvalDate ?? each.sentAt),
    })),
  };
}
