import type { AnswerFile } from '@pabean/api/contract';
import { dataLanguage, fill, type UploadLimit, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormFileField,
  FormProblems,
  FormTextArea,
  type SaveOptions,
} from '../internal/index.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { fields } from './answer-question.css.ts';
import { fileNames, useAnswerQuestion } from './use-answer-question.ts';

/** A company's answer: a text, and files as sent to the server. */
export interface QuestionAnswer {
  /** The text. */
  readonly answer: string;
  /** At most three files. */
  readonly files: readonly AnswerFile[];
}

/** Options of the answer form. */
export interface AnswerQuestionProps<Answer> extends DraftProps {
  /** The officer's question. */
  question: string;
  /** Size limit of each file, as the area sets it. */
  limit: UploadLimit;
  /** Sends the answer. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSend: (answer: QuestionAnswer, options: SaveOptions) => Promise<Answer>;
  /** Called with the server's response once the answer is sent and its draft removed: announce it and close. */
  onSent: (answer: Answer) => void;
}

/** Props of {@link AnswerQuestionDialog}. */
export interface AnswerQuestionDialogProps<Answer = unknown> extends AnswerQuestionProps<Answer> {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The subject, one line under the heading. */
  description?: ReactNode;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
}

/**
 * The company's answer to an officer's question: a text and up to three files, below what is asked.
 *
 * @beta
 */
export function AnswerQuestionDialog<Answer>({
  open,
  description,
  onRequestClose,
  ...rest
}: AnswerQuestionDialogProps<Answer>) {
  const { heading } = useFormMessages('answerQuestion');
  if (!open) return null;
  return (
    <EditDialog heading={heading} description={description} size="medium" onRequestClose={onRequestClose}>
      <DialogContent {...rest} />
    </EditDialog>
  );
}

function DialogContent<Answer>(props: AnswerQuestionProps<Answer>) {
  const messages = useFormMessages('answerQuestion');
  const { sending } = useFormMessages('send');
  const { chooseAgain } = useFormMessages('draft');
  const { form, draft, shownFiles } = useAnswerQuestion(props);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={fields}>
        <Alert heading={<span lang={dataLanguage}>{props.question}</span>}>{messages.lead}</Alert>
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <FormTextArea form={form} name="answer" rows={5} />
        {fileNames.slice(0, shownFiles).map((name) => (
          <FormFileField
            key={name}
            form={form}
            name={name}
            limit={props.limit}
            optional
            hint={
              draft.fileNames[name] && fill(chooseAgain, { name: visibleSigns(draft.fileNames[name] ?? '') })
            }
          />
        ))}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={sending}>
          {messages.send}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
