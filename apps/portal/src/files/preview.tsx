import type { FileAnswer } from '@pabean/api/contract';
import { extensionOf, mediaTypes } from '@pabean/api/rules';
import { useMessages } from '@pabean/ui/messages';
import { Late } from '../loading/late.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** A file to preview. */
export interface Wanted {
  /** Its title, such as “Surat Permohonan”. */
  readonly name: string;
  /** The record that it belongs to. */
  readonly thing: string;
  readonly load: () => Promise<FileAnswer>;
}

/** A file chosen on this device. */
export const ofFile = (file: File, thing: string): Wanted => ({
  name: file.name,
  thing,
  load: async () => ({
    bytes: new Uint8Array(await file.arrayBuffer()),
    mediaType: mediaTypes[extensionOf(file.name) ?? 'pdf'],
    name: file.name,
  }),
});

/** Props of {@link Preview}. */
export interface PreviewProps {
  /** Undefined while no preview is open. */
  wanted: Wanted | undefined;
  onClose: () => void;
}

const load = () => import('./preview-dialog.tsx');

/** A file above the page. The dialog's code is loaded when the first file is opened. */
export function Preview({ wanted, onClose }: PreviewProps) {
  const { loading } = usePageMessages('preview');
  const { failed } = useMessages('viewerDialog');
  if (!wanted) return null;
  return (
    <Late
      load={load}
      dialog={{ heading: wanted.name, onRequestClose: onClose }}
      loading={loading}
      failed={failed}
    >
      {({ PreviewDialog }) => <PreviewDialog wanted={wanted} onClose={onClose} />}
    </Late>
  );
}
