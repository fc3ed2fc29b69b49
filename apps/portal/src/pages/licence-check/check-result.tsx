import type { CheckedLicence } from '@pabean/api/contract';
import { dataLanguage, formatDate, groupCheckCode } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { useMessages } from '@pabean/ui/messages';
import { Skeleton } from '@pabean/ui/skeleton';
import { type Call, useLoadState } from '../../loading/use-load-state.ts';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';

/** Props of {@link CheckResult}. */
export interface CheckResultProps {
  /** The requested code; undefined when it is malformed. */
  code: string | undefined;
  check: Call<CheckedLicence>;
}

/**
 * Result of checking a licence or another document of the customs office: genuine and valid, genuine and not valid, or
 * unknown.
 */
export function CheckResult({ code, check }: CheckResultProps) {
  const messages = useAccountMessages('licenceCheck');
  const { labels } = useSharedMessages();
  const { retry } = useMessages('table');
  const { data, problem, ...load } = useLoadState([check]);
  const [licence] = data ?? [];
  if (!code) return <Alert role="alert" tone="warning" heading={messages.noCode} />;
  if (problem?.kind === 'notFound')
    return (
      <Alert role="alert" tone="danger" heading={messages.notFound}>
        {problem.text}
      </Alert>
    );
  if (problem)
    return (
      <Alert
        role="alert"
        tone="danger"
        heading={messages.failed}
        action={
          <Button size="small" onClick={load.retry}>
            {retry}
          </Button>
        }
      >
        {problem.text}
      </Alert>
    );
  if (!licence) return <Skeleton height="160px" />;
  return (
    <>
      <Alert
        role="status"
        tone={licence.valid ? 'success' : 'danger'}
        heading={licence.valid ? messages.valid : messages.notValid}
      >
        {licence.valid ? messages.validText : messages.notValidText}
      </Alert>
      <DescriptionList>
        <DescriptionItem term={messages.number}>{licence.approvalNumber}</DescriptionItem>
        <DescriptionItem term={messages.date}>{formatDate(licence.approvalDate)}</DescriptionItem>
        <DescriptionItem term={labels.documentKind} lang={dataLanguage}>
          {licence.permitTypeName}
        </DescriptionItem>
        <DescriptionItem term={messages.holder} lang={dataLanguage}>
          {licence.holder}
        </DescriptionItem>
        <DescriptionItem term={messages.code}>{groupCheckCode(code)}</DescriptionItem>
      </DescriptionList>
    </>
  );
}
