import { type CompletablePpftz, headerOfPpftz, missingInPpftz } from '@pabean/api/contract';
import {
  explain,
  explainError,
  fill,
  isCallFailure,
  type PpftzKind,
  ppftzSlots,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { Button, Checkbox, ConfirmDialog, ReadinessList } from '@pabean/ui';
import { ArrowLeft, Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { StoredSlots } from '../document-slots/index.ts';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/index.ts';
import { documentRows, PpftzHeaderFacts, shownGroups } from './header-facts.tsx';
import * as styles from './ppftz-wizard.css.ts';
import type { PpftzReferences } from './references.ts';
import { type RefusalReason, RefusedDialog } from './refused-dialog.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { StepBar } from './step-actions.tsx';
import { type PpftzStep, ppftzFieldGroups, stepOfPpftzField } from './steps.ts';
import { filesOfPpftz, useFieldWords } from './use-field-words.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzReviewStep}. */
export interface PpftzReviewStepProps<Answer> {
  /** The lists that give codes their words. */
  references: PpftzReferences;
  /** Containers, packaging and goods with their taxes, not to be changed here. */
  contents: ReactNode;
  /** How many goods and packagings it has; what it lacks follows from them, too. */
  counts: Pick<CompletablePpftz, 'goods' | 'packaging'>;
  /**
   * The document as it will be, such as a viewer of its PDF.
   *
   * @default undefined
   */
  preview?: ReactNode;
  /** Sends. A refusal with 400 has a reason for everything that the record lacks. */
  onSend: () => Promise<Answer>;
  /** Called with the answer once the record was sent. */
  onSent: (answer: Answer) => void;
}

/**
 * The third step: everything on one page as it will be sent, what is still missing, the declaration, and sending.
 *
 * @beta
 */
export function PpftzReviewStep<Answer>(props: PpftzReviewStepProps<Answer>) {
  const { references, counts, onSend, onSent } = props;
  const { record, onStep } = useWizard();
  const words = usePpftzMessages('wizard');
  const { back } = useFormMessages('form');
  const { sending, declaration: declarationText } = useFormMessages('send');
  const shared = useSharedMessages();
  const header = headerOfPpftz(record);
  const kind = record.kind as PpftzKind;
  const labelOf = useFieldWords();
  const files = filesOfPpftz(record);
  const missing = missingInPpftz({
    ...{ ...counts, kind, header },
    files: ppftzSlots.filter((slot) => files[slot] !== undefined),
  }).map(({ field, message }) => ({ field, text: explain({ message }, labelOf(field), shared) }));
  const [declared, setDeclared] = useState(false);
  const [undeclared, setUndeclared] = useState(false);
  const [state, setState] = useState<'reading' | 'asking' | 'sending'>('reading');
  const [problem, setProblem] = useState<string>();
  const [reasons, setReasons] = useState<readonly RefusalReason[]>();
  const declaration = useRef<HTMLInputElement>(null);

  function ask() {
    if (declared) return setState('asking');
    setUndeclared(true);
    declaration.current?.focus();
  }

  async function send() {
    setState('sending');
    setProblem(undefined);
    try {
      onSent(await onSend());
    } catch (error) {
      const told = reasonsOf(error, explainError(error, shared));
      setReasons(told);
      setProblem(told ? undefined : explainError(error, shared));
      setState(told ? 'reading' : 'asking');
    }
  }

  return (
    <div className={styles.step}>
      <ReturnedNote />
      <ReadinessList
        level={2}
        items={
          missing.length > 0
            ? missing.map(({ field, text }) => ({
                id: `${field} ${text}`,
                done: false,
                text: (
                  <button
                    type="button"
                    className={styles.listedWay}
                    onClick={() => onStep(stepOfPpftzField(field), field)}
                  >
                    {text}
                  </button>
                ),
              }))
            : [{ id: 'complete', done: true, text: words.complete }]
        }
      />
      {shownGroups(header).map((group) => (
        <Part key={group} heading={words[group]} step="identity">
          <PpftzHeaderFacts header={header} references={references} rows={ppftzFieldGroups[group]} />
        </Part>
      ))}
      <Part heading={words.documents} step="identity">
        <PpftzHeaderFacts
          header={header}
          references={references}
          rows={documentRows(kind, header.hasProxy)}
        />
        <StoredSlots kind={kind} hasProxy={header.hasProxy} files={files} />
      </Part>
      <Part heading={words.contents} step="contents">
        {props.contents}
      </Part>
      {props.preview && (
        <section className={styles.section} aria-label={words.preview}>
          <h2 className={styles.partHeading}>{words.preview}</h2>
          {props.preview}
        </section>
      )}
      <Checkbox
        ref={declaration}
        label={declarationText}
        checked={declared}
        onChange={({ target }) => {
          setDeclared(target.checked);
          setUndeclared(false);
        }}
        error={undeclared ? words.declarationNeeded : undefined}
      />
      <StepBar
        back={
          <Button icon={<ArrowLeft size={16} />} onClick={() => onStep('contents')}>
            {back}
          </Button>
        }
        forward={
          <Button variant="primary" icon={<Send size={16} />} onClick={ask}>
            {words.send}
          </Button>
        }
      />
      {state !== 'reading' && (
        <ConfirmDialog
          open
          heading={words.sendQuestion}
          question={words.sendText}
          thing={`${writtenAjuNumber(record.ajuNumber)} · ${record.recipient}`}
          confirmLabel={words.send}
          busy={state === 'sending'}
          busyLabel={sending}
          error={problem}
          onConfirm={send}
          onCancel={() => {
            setState('reading');
            setProblem(undefined);
          }}
        />
      )}
      {reasons && <RefusedDialog reasons={reasons} onRequestClose={() => setReasons(undefined)} />}
    </div>
  );
}

const refusedForLack = 400;

/** What a refusal gives as reasons; undefined when it was refused for something else. */
function reasonsOf(error: unknown, whole: string): readonly RefusalReason[] | undefined {
  if (!isCallFailure(error) || error.status !== refusedForLack) return undefined;
  if (error.fieldErrors.length === 0) return [{ field: undefined, text: whole }];
  return error.fieldErrors.map(({ path, message }) => ({
    field: path.length > 0 ? String(path[0]) : undefined,
    text: message,
  }));
}

function Part({ heading, step, children }: { heading: string; step: PpftzStep; children: ReactNode }) {
  const { change } = useFormMessages('rows');
  const words = usePpftzMessages('wizard');
  const { onStep } = useWizard();
  return (
    <section className={styles.section} aria-label={heading}>
      <div className={styles.sectionHead}>
        <h2 className={styles.partHeading}>{heading}</h2>
        <Button
          size="small"
          variant="tertiary"
          aria-label={fill(change, { part: heading })}
          onClick={() => onStep(step)}
        >
          {words.edit}
        </Button>
      </div>
      {children}
    </section>
  );
}
