import type { PpftzNote } from '@pabean/api/contract';
import { useAnswerQuestion } from '@pabean/api/hooks';
import type { UploadLimit } from '@pabean/api/rules';
import { AnswerQuestionDialog } from '@pabean/forms/answer-question';
import { FormsProvider } from '@pabean/forms/messages';
import { useToast } from '@pabean/ui/toast';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useDictionaries } from '../messages/language-provider.tsx';

/** Props of {@link Answer}. */
export interface AnswerProps {
  /** The officer's question. */
  note: Pick<PpftzNote, 'note'> & { readonly id: string };
  /** The record that it is about, in one line. */
  thing: string;
  limit: UploadLimit;
  onClose: () => void;
}

/** Answers an officer's question, in a dialog. */
export function Answer({ note: { id, note }, thing, limit, onClose }: AnswerProps) {
  const toast = useToast();
  const store = useDrafts();
  const { run } = useAnswerQuestion(id);
  const dictionaries = useDictionaries();
  return (
    <FormsProvider messages={dictionaries}>
      <AnswerQuestionDialog
        open
        description={thing}
        question={note}
        limit={limit}
        draft={{ store, record: id }}
        onSend={run}
        onSent={({ message }) => {
          toast.show(message);
          onClose();
        }}
        onRequestClose={onClose}
      />
    </FormsProvider>
  );
}
