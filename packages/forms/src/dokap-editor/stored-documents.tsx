import type { DokapDefinition, MasterDokap } from '@pabean/api/contract';
import { canBeKept, explainError, fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Progress } from '@pabean/ui/progress';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodForm } from '../internal/index.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './dokap-editor.css.ts';
import { MasterList } from './master-list.tsx';
import type { DokapFormValues } from './schema.ts';
import { type LoadMasterFile, type MasterState, useMaster } from './use-master.ts';

/** Props of {@link StoredDocuments}. */
export interface StoredDocumentsProps {
  form: ZodForm<DokapFormValues>;
  definition: DokapDefinition;
  /** All stored documents; those of other types are omitted. */
  masters: readonly MasterDokap[] | undefined;
  loadFile: LoadMasterFile | undefined;
  onDelete: ((master: MasterDokap) => Promise<unknown>) | undefined;
}

/** Stored documents of a type: one of them fills the form, including its file. */
export function StoredDocuments({ form, definition, masters, loadFile, onDelete }: StoredDocumentsProps) {
  const messages = useFormMessages('masters');
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { state, take, exchange } = useMaster(form, definition.needsFile ? loadFile : undefined);
  const ofType = canBeKept(definition) ? (masters ?? []).filter(({ code }) => code === definition.code) : [];
  if (ofType.length === 0 && !state) return null;

  async function fillFrom(master: MasterDokap) {
    if (!(await take(master))) return;
    flushSync(() => setOpen(false));
    toggle.current?.focus();
  }
  const isFetching = state?.at === 'fetching';

  return (
    <div className={styles.stored}>
      <Button
        ref={toggle}
        className={styles.toggle}
        size="small"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {messages.use}
      </Button>
      {open && (
        <div id={listId}>
          <MasterList
            masters={ofType}
            onDelete={onDelete}
            action={(master) => (
              <Button
                size="small"
                aria-label={fill(messages.takeOf, { name: master.first ?? '' })}
                aria-disabled={isFetching || undefined}
                onClick={() => !isFetching && fillFrom(master)}
              >
                {messages.take}
              </Button>
            )}
          />
        </div>
      )}
      {state && <FillState state={state} onRetry={fillFrom} onExchange={exchange} />}
    </div>
  );
}

interface FillStateProps {
  state: MasterState;
  onRetry: (master: MasterDokap) => void;
  /** Swaps the values with the previous ones. */
  onExchange: () => void;
}

/** Status of filling from a stored document. */
function FillState({ state: { at, master, error }, onRetry, onExchange }: FillStateProps) {
  const messages = useFormMessages('masters');
  const { retry } = useMessages('table');
  const shared = useSharedMessages();
  const name = master.first ?? '';
  if (at === 'fetching') return <Progress label={fill(messages.fetching, { name: master.fileName ?? '' })} />;
  if (at === 'failed')
    return (
      <Alert
        role="alert"
        tone="danger"
        heading={fill(messages.notFetched, { name: master.fileName ?? '' })}
        action={
          <Button size="small" onClick={() => onRetry(master)}>
            {retry}
          </Button>
        }
      >
        {explainError(error, shared)}
      </Alert>
    );
  const isTaken = at === 'taken';
  return (
    <Alert
      role="status"
      tone={isTaken ? 'success' : 'info'}
      heading={isTaken ? fill(messages.taken, { name }) : messages.undone}
      action={
        <Button size="small" onClick={onExchange}>
          {isTaken ? messages.undo : fill(messages.redo, { name })}
        </Button>
      }
    />
  );
}
