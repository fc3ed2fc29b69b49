import {
  type DokapDefinition,
  dokapForEdit,
  dokapType,
  type ListedDokap,
  referenceDetail,
  referenceList,
} from '@pabean/api/contract';
import {
  useClient,
  useDokap,
  useDokapDownload,
  useDokapType,
  useDokapTypes,
  useSaveDokap,
  useUpdateDokap,
} from '@pabean/api/hooks';
import type { UploadLimit } from '@pabean/api/rules';
import { DokapEditor, type SavedDokap } from '@pabean/forms/dokap-editor';
import { useToast } from '@pabean/ui/toast';
import { useCallback, useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { ofFile, Preview, type Wanted } from '../../files/preview.tsx';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { type Call, resolvedCall, useLoadState } from '../../loading/use-load-state.ts';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useMasters } from './use-masters.ts';

/** Props of {@link DokapEditorTask}. */
export interface DokapEditorTaskProps {
  applicationId: string;
  permitTypeId: string;
  /** The document to change. Without it, one is added. */
  dokap?: ListedDokap;
  /** The limit for a file. */
  limit: UploadLimit;
  /** Whether another document is still to be filled. */
  hasNext: boolean;
  onSaved: (saved: SavedDokap) => unknown;
  onClose: () => void;
  /** Called with whether there are unsaved changes. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Adds a document to the application, or changes one, starting from the server's current data. */
export function DokapEditorTask(props: DokapEditorTaskProps) {
  const { applicationId, permitTypeId, dokap, limit, onClose, onDirtyChange } = props;
  const messages = useDetailMessages('applicationDetail');
  const definitions = useDefinitions(permitTypeId, dokap?.code);
  const stored = useDokap(dokap?.id);
  useForgetOnClose(stored);
  const load = useLoadState([definitions, dokap ? stored : resolvedCall(null)]);
  const add = useSaveDokap(applicationId);
  const update = useUpdateDokap(applicationId);
  const fetchFile = useDokapDownload().run;
  const loaders = useLoaders();
  const masters = useMasters();
  const [wanted, setWanted] = useState<Wanted>();
  const client = useClient();
  const toast = useToast();
  const store = useDrafts();

  if (!load.data)
    return (
      <LoadingDialog
        heading={dokap?.name ?? messages.addDokap}
        load={load}
        loading={messages.loadingDokap}
        failed={messages.dokapFailed}
        onRequestClose={onClose}
      />
    );
  const [types, current] = load.data;
  // Providers need not repeat the name in the document itself.
  const edited = dokap && current ? { ...current, name: current.name || dokap.name } : undefined;
  const name = edited?.name ?? messages.addDokap;
  return (
    <>
      <DokapEditor
        open
        definitions={types}
        dokap={edited}
        {...loaders}
        {...masters.forEditor}
        onSaveMaster={(document) => masters.save(document, types, edited)}
        draft={{ store, record: edited?.id ?? applicationId }}
        limit={limit}
        onDirtyChange={onDirtyChange}
        onSave={(values, { version, ...options }) =>
          edited ? update.run({ ...values, id: edited.id, version }, options) : add.run(values, options)
        }
        loadLatest={edited && (() => client.call(dokapForEdit, { body: { id: edited.id } }))}
        hasNext={props.hasNext}
        onSaved={({ message }, saved) => {
          toast.show(message);
          return props.onSaved(saved);
        }}
        onOpenFile={
          edited && (() => setWanted({ name, thing: edited.fileName ?? '', load: () => fetchFile(edited) }))
        }
        onPreviewFile={(file) => setWanted(ofFile(file, name))}
        onRequestClose={onClose}
      />
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}

/** The possible types of a new document, or the definition of a stored one's type. */
function useDefinitions(permitTypeId: string, code: string | undefined): Call<readonly DokapDefinition[]> {
  const listed = useDokapTypes(permitTypeId);
  const own = useDokapType(permitTypeId, code);
  return code === undefined ? listed : { ...own, data: own.data && [own.data] };
}

/** Loaders of a type's definition, the entries of its reference list, and a missing label of a value. */
function useLoaders() {
  const client = useClient();
  const loadDefinition = useCallback((kd: string) => client.call(dokapType, { params: { kd } }), [client]);
  const loadReferences = useCallback(
    (definition: DokapDefinition) =>
      client.call(referenceList, { params: { ...listOf(definition), country: '-' } }),
    [client],
  );
  const loadReferenceLabel = useCallback(
    async (definition: DokapDefinition, key: string) => {
      const entries = await client.call(referenceDetail, { params: { ...listOf(definition), key } });
      return entries.find(({ code }) => code === key)?.label;
    },
    [client],
  );
  return { loadDefinition, loadReferences, loadReferenceLabel };
}

const listOf = ({ table, keyColumn, labelColumn }: DokapDefinition) => ({
  table: table ?? '',
  keyColumn: keyColumn ?? '',
  labelColumn: labelColumn ?? '',
});
