import { type ListedManifest, manifestAddress } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import type { PageMessages } from '../../messages/pages-id.ts';

/**
 * Actions of a row: download its file, if it has one.
 *
 * @param onDownload Fetches the file.
 */
export const actionsIn =
  (messages: PageMessages['reconciliationList'], onDownload: (manifest: ListedManifest) => void) =>
  (manifest: ListedManifest) =>
    manifestAddress(manifest) !== null && (
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(messages.downloadOf, { number: manifest.number })}
        onClick={() => onDownload(manifest)}
      >
        {messages.download}
      </Button>
    );
