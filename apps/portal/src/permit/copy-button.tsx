import type { ApplicationHeader } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Late } from '../loading/late.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  application: ApplicationHeader;
}

const load = () => import('./copy-dialog.tsx');

/** “Salin”: copies an application into a new draft. The dialog's code is loaded when it is pressed. */
export function CopyButton({ application }: CopyButtonProps) {
  const messages = usePageMessages('copy');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="tertiary" icon={<Copy size={16} />} onClick={() => setOpen(true)}>
        {messages.copy}
      </Button>
      {open && (
        <Late
          load={load}
          dialog={{ heading: messages.title, onRequestClose: close }}
          loading={messages.loading}
          failed={messages.failed}
        >
          {({ CopyDialog }) => <CopyDialog application={application} onClose={close} />}
        </Late>
      )}
    </>
  );
}
