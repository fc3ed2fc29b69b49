import type { DokapDefinition, ListedDokap, MasterDokap } from '@pabean/api/contract';
import { useClient, useDeleteMasterDokap, useMasterDokaps, useSaveMasterDokap } from '@pabean/api/hooks';
import { extensionOf } from '@pabean/api/rules';
import type { DokapSubmission, LoadMasterFile } from '@pabean/forms/dokap-editor';
import { readAsDataUrl } from '@pabean/ui/file-field';

/** The company's master documents. Empty where the provider cannot list them: a document can be filed without them. */
export function useMasters() {
  const client = useClient();
  const { data } = useMasterDokaps();
  const { run: keep } = useSaveMasterDokap();
  const { run: remove } = useDeleteMasterDokap();

  /** An unchanged stored file is fetched, because the master document needs a separate file. */
  async function fileOf(dokap: ListedDokap | undefined) {
    if (!dokap?.fileUrl) return {};
    const { bytes, mediaType, name } = await client.file(dokap.fileUrl, {
      name: dokap.fileName ?? undefined,
    });
    const file = await readAsDataUrl(new File([bytes], name, { type: mediaType }));
    return { file, extension: extensionOf(name) ?? null };
  }

  return {
    forEditor: {
      masters: data,
      loadMasterFile: ((master, { signal }) =>
        client.file(master.fileUrl ?? '', {
          name: master.fileName ?? undefined,
          signal,
        })) satisfies LoadMasterFile,
      onDeleteMaster: ({ id }: MasterDokap) => remove(id),
    },
    /** Saves a master document from one that was just saved, with its stored file where none was chosen. */
    async save(
      document: DokapSubmission,
      types: readonly DokapDefinition[],
      edited: ListedDokap | undefined,
    ) {
      const needsFile = types.find(({ code }) => code === document.code)?.needsFile;
      const stored = needsFile && !document.file ? await fileOf(edited) : {};
      return keep({ ...document, ...stored });
    },
  };
}
