import type { ApplicationHeader } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { LoadingDialog } from '../loading/loading-dialog.tsx';
import { useLateModule } from '../loading/use-late-module.ts';
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
  const code = useLateModule(load, open);
  const [{ CopyDialog } = {}] = code.data ?? [];
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="tertiary" icon={<Copy size={16} />} onClick={() => setOpen(true)}>
        {words.copy}
      </Button>
      {open &&
        (CopyDialog ? (
          <CopyDialog application={application} onClose={close} />
        ) : (
          <LoadingDialog
            heading={words.title}
            load={code}
            loading={words.loading}
            failed={words.failed}
            onRequestClose={close}
          />
        ))}
    </>
  );
}
