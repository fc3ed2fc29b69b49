import { ppftzFileLabel } from '@pabean/api/contract';
import { fill, type ShownSlot, type UploadLimit } from '@pabean/api/rules';
import { FileSlot } from '@pabean/ui/file-slot';
import { usePpftzMessages } from '../messages/use-messages.ts';
import type { DocumentSlotsProps } from './document-slots.tsx';
import { SlotRemark } from './slot-remark.tsx';
import { useSlotUpload } from './use-slot-upload.ts';

/** Props of {@link SlotPlace}. */
export interface SlotPlaceProps
  extends Pick<DocumentSlotsProps, 'onUpload' | 'onRemove' | 'onOpen' | 'onDownload'> {
  shown: ShownSlot;
  id: string;
  name: string | null | undefined;
  remark: string | undefined;
  error: string | undefined;
  limit: UploadLimit;
  announce: (message: string) => void;
}

/** One slot: its stored file, and an upload in progress. */
export function SlotPlace({ shown: { slot, required }, ...props }: SlotPlaceProps) {
  const messages = usePpftzMessages('documentSlots');
  const label = usePpftzMessages('ppftzLabels')[ppftzFileLabel(slot)];
  const { onOpen, onDownload, remark } = props;
  const { name, upload, done, problem, ...file } = useSlotUpload({
    slot,
    nameInRecord: props.name,
    onUpload: props.onUpload,
    onRemove: props.onRemove,
    announce: (message) => props.announce(fill(messages.said, { document: label, message })),
  });
  return (
    <FileSlot
      id={props.id}
      label={label}
      optional={!required}
      hint={remark && <SlotRemark>{remark}</SlotRemark>}
      error={problem ?? (name ? undefined : props.error)}
      errorTitle={problem && messages.notRemoved}
      limit={props.limit}
      stored={
        name
          ? {
              name,
              ...(onOpen && { onOpen: () => onOpen(slot) }),
              ...(onDownload && { onDownload: () => onDownload(slot) }),
            }
          : undefined
      }
      upload={upload}
      done={done}
      onFile={file.start}
      onCancel={file.cancel}
      onRetry={file.retry}
      onRemove={file.remove}
    />
  );
}
