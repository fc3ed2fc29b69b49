import type { ApplicationHeader } from '@pabean/api/contract';
import { dataLanguage, formatDate, isDraft } from '@pabean/api/rules';
import { Breadcrumb, Button, ButtonLink, PageHeader, StatusBadge, useOffice } from '@pabean/ui';
import { Send } from 'lucide-react';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { backTo } from '../../table/last-visits.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import { useWords } from '../../words/words.tsx';
import { usePermitCrumbs } from '../crumbs.ts';

/** Props of {@link ApplicationHead}. */
export interface ApplicationHeadProps {
  /** Undefined while it loads. */
  application: ApplicationHeader | undefined;
  /** Called when the user wants to send the draft. */
  onSend: () => void;
}

/** The head of the page: what the application is called, its status, and the way to send it. */
export function ApplicationHead({ application, onSend }: ApplicationHeadProps) {
  const words = useDetailWords('applicationDetail');
  const { applicationDetail } = useWords('titles');
  const title = application?.permitTypeName ?? applicationDetail;
  const crumbs = usePermitCrumbs(application?.number ?? applicationDetail);
  const facts = useFacts(application);
  usePageTitle(title);
  return (
    <PageHeader
      heading={<span lang={application && dataLanguage}>{title}</span>}
      breadcrumb={<Breadcrumb items={crumbs} />}
      badge={application && <StatusBadge code={application.status} label={application.statusLabel} />}
      facts={facts}
      actions={
        <>
          <ButtonLink variant="tertiary" href={`#${backTo(paths.applicationList)}`}>
            {words.back}
          </ButtonLink>
          {application && isDraft(application.status) && (
            <Button variant="primary" icon={<Send size={16} />} onClick={onSend}>
              {words.send}
            </Button>
          )}
        </>
      }
    />
  );
}

function useFacts(application: ApplicationHeader | undefined) {
  const words = useDetailWords('applicationDetail');
  const { date } = useWords('common');
  const { code } = useOffice();
  if (!application) return undefined;
  const { approvalNumber, approvalDate } = application;
  const facts = [
    { label: words.number, value: application.number, strong: true },
    { label: date, value: formatDate(application.date) },
    { label: words.office, value: code },
  ];
  if (!approvalNumber) return facts;
  return [
    ...facts,
    {
      label: words.approval,
      value: [approvalNumber, approvalDate && formatDate(approvalDate)].filter(Boolean).join(', '),
    },
  ];
}
