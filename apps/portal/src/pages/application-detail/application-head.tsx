import type { ApplicationHeader } from '@pabean/api/contract';
import { isDraft, printableOf, printOffer } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Send } from 'lucide-react';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useArea } from '../../permit/area.ts';
import { usePermitCrumbs } from '../../permit/area-crumbs.ts';
import { CopyButton } from '../../permit/copy-button.tsx';
import { LicenceButton } from '../../permit/licence-button.tsx';
import { PermitHead } from '../../permit/permit-head.tsx';

/** Props of {@link ApplicationHead}. */
export interface ApplicationHeadProps {
  /** Undefined while it loads. */
  application: ApplicationHeader | undefined;
  /** Called when the user starts sending the draft. */
  onSend: () => void;
}

/**
 * The head of the page, with sending for a draft, copying for a sent application, and the licence for a decided one.
 */
export function ApplicationHead({ application, onSend }: ApplicationHeadProps) {
  const { send } = useDetailMessages('applicationDetail');
  return (
    <PermitHead application={application} useCrumbs={usePermitCrumbs} list={useArea().list}>
      {application && hasDecision(application) && (
        <LicenceButton application={application} whenNone="explain" />
      )}
      {application &&
        (isDraft(application.status) ? (
          <Button variant="primary" icon={<Send size={16} />} onClick={onSend}>
            {send}
          </Button>
        ) : (
          <CopyButton application={application} />
        ))}
    </PermitHead>
  );
}

/** Before the decision there is no licence; after it, the user wants the licence or the reason why there is none. */
const hasDecision = (application: ApplicationHeader) =>
  application.approvalNumber !== null || printOffer(printableOf(application)) !== 'none';
