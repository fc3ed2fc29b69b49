import type { ApplicationHeader } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Late } from '../loading/late.tsx';
import { usePageWords } from '../words/page-words.ts';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  application: ApplicationHeader;
}

const load = () => import('./copy-dialog.tsx');

/** “Salin”: an application becomes a new draft. Its dialog comes when it is pressed. */
export function CopyButton({ application }: CopyButtonProps) {
  const words = usePageWords('copy');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="tertiary" icon={<Copy size={16} />} onClick={() => setOpen(true)}>
        {words.copy}
      </Button>
      {open && (
        <Late
          load={load}
          dialog={{ heading: words.title, onRequestClose: close }}
          loading={words.loading}
          failed={words.failed}
        >
          {({ CopyDialog }) => <CopyDialog application={application} onClose={close} />}
        </Late>
      )}
    </>
  );
}
