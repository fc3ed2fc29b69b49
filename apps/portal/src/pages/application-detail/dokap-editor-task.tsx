import { type DokapDefinition, type ListedDokap, referenceList } from '@pabean/api/contract';
import {
  useClient,
  useDokap,
  useDokapDownload,
  useDokapType,
  useDokapTypes,
  useSaveDokap,
  useUpdateDokap,
} from '@pabean/api/hooks';
import { DokapEditor } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useCallback } from 'react';
import { useDrafts } from '../../drafts/drafts.tsx';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { type Call, known, useLoadState } from '../../loading/use-load-state.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import { DownloadProblem } from '../download-problem.tsx';
import { useDownload } from '../use-download.ts';

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

/** Adds a document to the application, or changes one as the server has it when the editor opens. */
export function DokapEditorTask(props: DokapEditorTaskProps) {
  const { applicationId, permitTypeId, dokap, onClose, onDirtyChange } = props;
  const words = useDetailWords('applicationDetail');
  const definitions = useDefinitions(permitTypeId, dokap?.code);
  const stored = useDokap(dokap?.id);
  useForgetOnClose(stored);
  const load = useLoadState([definitions, dokap ? stored : known(null)]);
  const add = useSaveDokap(applicationId);
  const update = useUpdateDokap(applicationId);
  const download = useDownload(useDokapDownload().run);
  const loadReferences = useReferenceLoader();
  const toast = useToast();
  const store = useDrafts();

  if (!load.data)
    return (
      <LoadingDialog
        heading={dokap?.name ?? words.addDokap}
        load={load}
        loading={words.loadingDokap}
        failed={words.dokapFailed}
        onRequestClose={onClose}
      />
    );
  const [types, current] = load.data;
  // Providers need not repeat the name with the document itself.
  const edited = dokap && current ? { ...current, name: current.name || dokap.name } : undefined;
  return (
    <DokapEditor
      open
      definitions={types}
      dokap={edited}
      notice={<DownloadProblem problem={download.problem} />}
      loadReferences={loadReferences}
      draft={{ store, record: edited?.id ?? applicationId }}
      onDirtyChange={onDirtyChange}
      onSave={(values, options) =>
        edited ? update.run({ ...values, id: edited.id }, options) : add.run(values, options)
      }
      onSaved={({ message }) => {
        toast.show(message);
        onClose();
      }}
      onOpenFile={edited && (() => download.start(edited))}
      onRequestClose={onClose}
    />
  );
}

/** What a new document's type can be, or what the type of a stored one asks for. */
function useDefinitions(permitTypeId: string, code: string | undefined): Call<readonly DokapDefinition[]> {
  const listed = useDokapTypes(permitTypeId);
  const own = useDokapType(permitTypeId, code);
  return code === undefined ? listed : { ...own, data: own.data && [own.data] };
}

function useReferenceLoader() {
  const client = useClient();
  return useCallback(
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
}
