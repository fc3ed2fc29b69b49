import { type AnswerFile, answerText, maxAnswerFiles } from '@pabean/api/contract';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';
import { useDraft, useZodForm } from '../internal/index.ts';
import { useReadUpload } from '../internal/use-read-upload.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { AnswerQuestionProps } from './answer-question-dialog.tsx';

/** Names of the file fields, in order. */
export const fileNames = ['file1', 'file2', 'file3'] as const;

type FileName = (typeof fileNames)[number];

/** The values of the form. */
export interface AnswerQuestionValues extends Record<FileName, File | null> {
  readonly answer: string;
}

const draftVersion = 1;

/** The form of an answer, its draft, and how many file fields are shown: one more than files are chosen. */
export function useAnswerQuestion<Answer>({ limit, onSend, onSent, ...props }: AnswerQuestionProps<Answer>) {
  const { labels } = useSharedMessages();
  const readUpload = useReadUpload();
  const file = chosenFile({ required: false, limit });
  const form = useZodForm<AnswerQuestionValues, AnswerQuestionValues>({
    schema: z.object({ answer: answerText, file1: file, file2: file, file3: file }),
    defaultValues: { answer: '', file1: null, file2: null, file3: null },
    labelOf: (name) => (name === 'answer' ? labels.answer : `${labels.file} ${name.slice('file'.length)}`),
    async onSubmit({ answer, ...chosen }, { signal, onProgress }) {
      const files: AnswerFile[] = [];
      for (const name of fileNames) {
        const one = chosen[name];
        const { file: sent, extension } = await readUpload(one, name);
        if (one && sent !== null && extension !== null) files.push({ file: sent, extension, name: one.name });
      }
      const options = files.length > 0 ? { signal, onProgress } : { signal };
      const response = await onSend({ answer, files }, options);
      await draft.forget();
      // The sent values are no longer unsaved.
      form.reset(form.getValues());
      onSent(response);
    },
  });
  const draft = useDraft({ form, name: 'answer-question', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  const values = form.watch(fileNames);
  const chosen = values.filter(Boolean).length;
  const last = values.findLastIndex(Boolean);
  return { form, draft, shownFiles: Math.min(maxAnswerFiles, Math.max(chosen, last + 1) + 1) };
}
