import { ActionBar } from '@pabean/ui/action-bar';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type NotedDraft, useDraftNote } from '../internal/use-draft-note.ts';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import * as styles from './transit-form.css.ts';
import type { Sections } from './use-sections.ts';

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** The id of the submitted form. */
  formId: string;
  sections: Sections;
  draft: NotedDraft;
  onForward: () => void;
  onCancel: () => void;
}

/** Send and cancel; on a phone back and next instead, between sections. */
export function FormActions({ formId, sections, draft, onForward, onCancel }: FormActionsProps) {
  const { forward } = useTransitMessages('transitForm');
  const check = useTransitMessages('checkAnswers');
  const { send } = useFormMessages('send');
  const { back } = useFormMessages('form');
  const note = useDraftNote(draft);
  const { cancel } = useMessages('dialog');
  const { current, list, go, reached, returns } = sections;
  const end = list.length - 1;
  // Separate buttons: one that turned into the other while pressed would submit.
  const submit = (
    <Button key="send" type="submit" form={formId} variant="primary" size="large">
      {returns && current !== end ? check.back : reached < end ? check.look : send}
    </Button>
  );
  const leave = (
    <Button variant="tertiary" size="large" onClick={onCancel}>
      {cancel}
    </Button>
  );
  return (
    <>
      <ActionBar className={styles.wideActions} note={note}>
        {submit}
        {leave}
      </ActionBar>
      <ActionBar
        className={styles.phoneActions}
        end={
          current === end ? (
            submit
          ) : (
            <Button key="forward" variant="primary" size="large" onClick={onForward}>
              {returns ? (
                check.back
              ) : (
                <>
                  {forward} <ArrowRight size={16} />
                </>
              )}
            </Button>
          )
        }
      >
        {returns && current !== end ? null : current === 0 ? (
          leave
        ) : (
          <Button size="large" icon={<ArrowLeft size={16} />} onClick={() => go(current - 1)}>
            {back}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
