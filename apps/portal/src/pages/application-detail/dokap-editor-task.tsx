import { downloadAnswer } from '@pabean/api/client';
import { type DokapDefinition, type ListedDokap, referenceList } from '@pabean/api/contract';
import { useClient, useDokapDownload, useDokapTypes, useSaveDokap, useUpdateDokap } from '@pabean/api/hooks';
import { DokapEditor } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useCallback } from 'react';
import { useDrafts } from '../../drafts/drafts.tsx';

/** Props of {@link DokapEditorTask}. */
export interface DokapEditorTaskProps {
  applicationId: string;
  permitTypeId: string;
  /**
   * The document to change.
   * @default undefined, which adds one
   */
  dokap?: ListedDokap;
  onClose: () => void;
  /** Told whether there is something to lose. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Adds or changes a document of the application. */
export function DokapEditorTask({
  applicationId,
  permitTypeId,
  dokap,
  onClose,
  onDirtyChange,
}: DokapEditorTaskProps) {
  const client = useClient();
  const definitions = useDokapTypes(permitTypeId);
  const add = useSaveDokap(applicationId);
  const update = useUpdateDokap(applicationId);
  const { run: fetchFile } = useDokapDownload();
  const toast = useToast();
  const store = useDrafts();

  const loadReferences = useCallback(
    ({ table, keyColumn, labelColumn }: DokapDefinition) =>
      client.call(referenceList, {
        params: {
          table: table ?? '',
          keyColumn: keyColumn ?? '',
          labelColumn: labelColumn ?? '',
          country: '-',
        },
      }),
    [client],
  );

  return (
    <DokapEditor
      open={definitions.data !== undefined}
      definitions={definitions.data ?? []}
      dokap={dokap}
      loadReferences={loadReferences}
      draft={{ store, record: dokap?.id ?? applicationId }}
      onDirtyChange={onDirtyChange}
      onSave={(values) => (dokap ? update.run({ ...values, id: dokap.id }) : add.run(values))}
      onSaved={({ message }) => {
        toast.show(message);
        onClose();
      }}
      onOpenFile={dokap && (() => fetchFile(dokap).then(downloadAnswer, () => undefined))}
      onRequestClose={onClose}
    />
  );
}
