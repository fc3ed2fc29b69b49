import type { ApplicationHeader } from '@pabean/api/contract';
import { dataLanguage, formatDate } from '@pabean/api/rules';
import { Breadcrumb, type Crumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { StatusBadge } from '@pabean/ui/status-badge';
import type { ReactNode } from 'react';
import { useAppMessages } from '../messages/language-provider.tsx';
import { useDetailMessages } from '../messages/use-detail-messages.ts';
import type { RoutePath } from '../paths.ts';
import { backTo } from '../routing/last-visits.ts';
import { usePageTitle } from '../routing/page-title.ts';

/** Props of {@link PermitHead}. */
export interface PermitHeadProps {
  /** Undefined while it loads. */
  application: ApplicationHeader | undefined;
  /** Returns the breadcrumb of the page, given its label. */
  useCrumbs: (last: string) => Crumb[];
  /** The list of the back link. */
  list: RoutePath;
  /** Other actions for the application. */
  children: ReactNode;
}

/** The head of an application's page: its title, its status and approval, and the back link to its list. */
export function PermitHead({ application, useCrumbs, list, children }: PermitHeadProps) {
  const { back } = useDetailMessages('applicationDetail');
  const { applicationDetail } = useAppMessages('titles');
  const title = application?.permitTypeName ?? applicationDetail;
  const crumbs = useCrumbs(application?.number ?? applicationDetail);
  const facts = useHeadFacts(application);
  usePageTitle(title);
  return (
    <PageHeader
      heading={<span lang={application && dataLanguage}>{title}</span>}
      breadcrumb={<Breadcrumb items={crumbs} />}
      badge={application && <StatusBadge code={application.status} label={application.statusLabel} />}
      facts={facts}
      actions={
        <>
          <ButtonLink variant="tertiary" href={`#${backTo(list)}`}>
            {back}
          </ButtonLink>
          {children}
        </>
      }
    />
  );
}

/** Number, date, office and approval of an application, for the head of its page. */
function useHeadFacts(application: ApplicationHeader | undefined) {
  const messages = useDetailMessages('applicationDetail');
  const { date } = useAppMessages('common');
  const { code } = useOffice();
  if (!application) return undefined;
  const { approvalNumber, approvalDate } = application;
  const facts = [
    { label: messages.number, value: application.number, strong: true },
    { label: date, value: formatDate(application.date) },
    { label: messages.office, value: code },
  ];
  if (!approvalNumber) return facts;
  return [
    ...facts,
    {
      label: messages.approval,
      value: [approvalNumber, approvalDate && formatDate(approvalDate)].filter(Boolean).join(', '),
    },
  ];
}
