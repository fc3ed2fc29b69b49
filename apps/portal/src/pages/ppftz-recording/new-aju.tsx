import { useCreatePpftz, useIdentityTypes } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { NewAjuDialog } from '@pabean/forms/new-aju';
import { useToast } from '@pabean/ui/toast';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useLoadState } from '../../loading/use-load-state.ts';
import { useDictionaries } from '../../messages/language-provider.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';

/** Props of {@link NewAju}. */
export interface NewAjuProps {
  onClose: () => void;
}

/** Creates a record, announces it, and opens it. */
export function NewAju({ onClose }: NewAjuProps) {
  const messages = usePpftzMessages('recordingList');
  const toast = useToast();
  const types = useLoadState([useIdentityTypes()]);
  const create = useCreatePpftz();
  const dictionaries = useDictionaries();
  if (!types.data)
    return (
      <LoadingDialog
        heading={messages.add}
        load={types}
        loading={messages.loading}
        failed={messages.failed}
        onRequestClose={onClose}
      />
    );
  return (
    <FormsProvider messages={dictionaries}>
      <NewAjuDialog
        open
        identityTypes={types.data[0]}
        onSave={create.run}
        onSaved={({ id, message }) => {
          if (message) toast.show(message);
          navigate(pathTo(paths.ppftzEditor, { id }));
        }}
        onRequestClose={onClose}
      />
    </FormsProvider>
  );
}
