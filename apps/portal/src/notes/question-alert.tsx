import type { PpftzNote } from '@pabean/api/contract';
import { dataLanguage, type UploadLimit } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useState } from 'react';
import { Late } from '../loading/late.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

const loadAnswer = () => import('./answer.tsx');

/** Props of {@link QuestionAlerts}. */
export interface QuestionAlertsProps {
  /** Its notes; undefined while loading. */
  notes: readonly PpftzNote[] | undefined;
  /** The record that they are about, in one line. */
  thing: string;
  limit: UploadLimit;
}

/** Each question that may be answered, with a button to answer it. */
export function QuestionAlerts({ notes = [], thing, limit }: QuestionAlertsProps) {
  return notes.map(
    ({ id, note, answerable }) =>
      id !== undefined &&
      answerable && (
        <QuestionAlert
          key={id}
          question={{ id, note }}
          answered={notes.some(({ questionId }) => questionId === id)}
          thing={thing}
          limit={limit}
        />
      ),
  );
}

interface QuestionAlertProps extends Omit<QuestionAlertsProps, 'notes'> {
  question: { readonly id: string; readonly note: string };
  answered: boolean;
}

function QuestionAlert({ question, answered, thing, limit }: QuestionAlertProps) {
  const messages = usePageMessages('question');
  const [answering, setAnswering] = useState(false);
  const close = () => setAnswering(false);
  return (
    <>
      <Alert
        tone={answered ? 'info' : 'warning'}
        heading={answered ? messages.answered : messages.asked}
        action={
          <Button size="small" onClick={() => setAnswering(true)}>
            {answered ? messages.answerMore : messages.answer}
          </Button>
        }
      >
        <span lang={dataLanguage}>{question.note}</span>
      </Alert>
      {answering && (
        <Late
          load={loadAnswer}
          dialog={{ heading: messages.answer, onRequestClose: close }}
          loading={messages.loading}
          failed={messages.failed}
        >
          {({ Answer }) => <Answer note={question} thing={thing} limit={limit} onClose={close} />}
        </Late>
      )}
    </>
  );
}
