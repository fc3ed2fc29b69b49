import { type ListedManifest, manifestAddress } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import type { PageWords } from '../../words/pages-id.ts';

/**
 * What can be done with a row: save its file, if it has one.
 *
 * @param onDownload Fetches the file.
 */
export const actionsIn =
  (words: PageWords['reconciliationList'], onDownload: (manifest: ListedManifest) => void) =>
  (manifest: ListedManifest) =>
    manifestAddress(manifest) !== null && (
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(words.downloadOf, { number: manifest.number })}
        onClick={() => onDownload(manifest)}
      >
        {words.download}
      </Button>
    );
