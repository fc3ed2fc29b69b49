import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { useCopyApplication, useDokapList } from '@pabean/api/hooks';
import { dataLanguage, explainError, fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { Dialog, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useToast } from '@pabean/ui/toast';
import { type FormEvent, useState } from 'react';
import { LoadingDialog } from '../loading/loading-dialog.tsx';
import { useLoadState } from '../loading/use-load-state.ts';
import { useSharedMessages } from '../messages/language-provider.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { pathTo } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { useArea } from './area.ts';
import * as styles from './copy-dialog.css.ts';
import { OmittedDocuments } from './omitted-documents.tsx';

/** Props of {@link CopyDialog}. */
export interface CopyDialogProps {
  application: ApplicationHeader;
  onClose: () => void;
}

/** Copies an application into a new draft; each of its documents can be deselected. */
export function CopyDialog(props: CopyDialogProps) {
  const messages = usePageMessages('copy');
  const load = useLoadState([useDokapList(props.application.id)]);
  if (!load.data)
    return (
      <LoadingDialog
        heading={messages.title}
        load={load}
        loading={messages.loading}
        failed={messages.failed}
        onRequestClose={props.onClose}
      />
    );
  const [documents] = load.data;
  return <Choice {...props} documents={documents.filter(({ first }) => first !== null)} />;
}

interface ChoiceProps extends CopyDialogProps {
  /** The documents that were filled in. */
  documents: readonly ListedDokap[];
}

function Choice({ application, documents, onClose }: ChoiceProps) {
  const messages = usePageMessages('copy');
  const [without, setWithout] = useState<readonly string[]>([]);
  const chosen = documents.filter(({ id }) => !without.includes(id));
  const copy = useCopy(application.id);
  if (copy.omitted) return <OmittedDocuments names={copy.omitted.names} onOpen={copy.omitted.open} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    void copy.start(chosen.map(({ id }) => id));
  }
  return (
    <Dialog
      open
      heading={messages.title}
      description={`${application.number} · ${application.permitTypeName}`}
      onRequestClose={onClose}
    >
      <DialogForm onSubmit={submit}>
        <DialogBody>
          {copy.problem && (
            <Alert role="alert" tone="danger" heading={messages.notCopied}>
              {copy.problem}
            </Alert>
          )}
          <p>{documents.length > 0 ? messages.about : messages.headerOnly}</p>
          <div className={styles.choices}>
            <Documents documents={documents} without={without} onChange={setWithout} />
          </div>
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            busy={copy.busy}
            busyLabel={fill(messages.copying, { number: application.number })}
          >
            {fill(messages.confirm, { count: chosen.length })}
          </Button>
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}

interface DocumentsProps {
  documents: readonly ListedDokap[];
  /** Ids of the deselected documents. */
  without: readonly string[];
  onChange: (without: readonly string[]) => void;
}

function Documents({ documents, without, onChange }: DocumentsProps) {
  const messages = usePageMessages('copy');
  const count = documents.length - without.length;
  return (
    <>
      {documents.length > 1 && (
        <Checkbox
          label={messages.all}
          checked={count === documents.length}
          indeterminate={count > 0 && count < documents.length}
          onChange={({ target }) => onChange(target.checked ? [] : documents.map(({ id }) => id))}
        />
      )}
      {documents.map(({ id, name, first, firstLabel }) => (
        <Checkbox
          key={id}
          label={<span lang={dataLanguage}>{name}</span>}
          hint={firstLabel ?? first}
          checked={!without.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? without.filter((each) => each !== id) : [...without, id])
          }
        />
      ))}
    </>
  );
}

/** Copies, then opens the header of the new draft, whose number and date have to be changed first. */
function useCopy(id: string) {
  const messages = usePageMessages('copy');
  const shared = useSharedMessages();
  const toast = useToast();
  const { edit } = useArea();
  const { run } = useCopyApplication();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [omitted, setOmitted] = useState<{ names: readonly string[]; open: () => void }>();

  async function start(dokapIds: string[]) {
    setProblem(undefined);
    setBusy(true);
    try {
      const { id: draft, omitted: names = [] } = await run({ id, dokapIds });
      const open = () => navigate(pathTo(edit, { idmohon: draft }));
      toast.show(messages.done);
      if (names.length === 0) open();
      else setOmitted({ names, open });
    } catch (error) {
      setProblem(explainError(error, shared));
      setBusy(false);
    }
  }
  return { busy, problem, omitted, start };
}
