import { ppftzFileLabel } from '@pabean/api/contract';
import { fill, ppftzSlotsOf, visibleSigns } from '@pabean/api/rules';
import { IconButton } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { useMessages } from '@pabean/ui/messages';
import { Download } from 'lucide-react';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './document-slots.css.ts';
import type { DocumentSlotsProps } from './document-slots.tsx';
import { SlotRemark } from './slot-remark.tsx';

/** Props of {@link StoredSlots}. */
export interface StoredSlotsProps
  extends Pick<DocumentSlotsProps, 'kind' | 'hasProxy' | 'files' | 'remarks' | 'onOpen' | 'onDownload'> {}

/**
 * The files of a read-only record: their names open them, and missing ones are shown.
 *
 * @beta
 */
export function StoredSlots({ kind, hasProxy, files, remarks = {}, onOpen, onDownload }: StoredSlotsProps) {
  const messages = usePpftzMessages('documentSlots');
  const labels = usePpftzMessages('ppftzLabels');
  const fileMessages = useMessages('fileSlot');
  return (
    <DescriptionList columns={2}>
      {ppftzSlotsOf(kind, hasProxy).map(({ slot, required }) => {
        const stored = files[slot];
        const name = stored && visibleSigns(stored);
        const remark = remarks[slot];
        return (
          <DescriptionItem key={slot} term={labels[ppftzFileLabel(slot)]}>
            {name ? (
              <span className={styles.stored}>
                {onOpen && (
                  <button
                    type="button"
                    className={styles.open}
                    data-print="never"
                    aria-label={fill(fileMessages.open, { name })}
                    onClick={() => onOpen(slot)}
                  >
                    {name}
                  </button>
                )}
                <span data-print={onOpen && 'only'}>{name}</span>
                {onDownload && (
                  <IconButton
                    size="small"
                    className={styles.download}
                    data-print="never"
                    label={fill(fileMessages.download, { name })}
                    icon={<Download size={16} />}
                    onClick={() => onDownload(slot)}
                  />
                )}
              </span>
            ) : (
              <span className={styles.lacking}>{required ? messages.lackingRequired : messages.lacking}</span>
            )}
            {remark && <SlotRemark>{remark}</SlotRemark>}
          </DescriptionItem>
        );
      })}
    </DescriptionList>
  );
}
