import { Alert } from '@pabean/ui/alert';
import type { Ref, RefObject } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import { AskSign, type AskSignProps } from './ask-sign.tsx';
import { BadLines, type BadLinesProps } from './bad-lines.tsx';
import { fixableLines } from './reading.ts';
import type { ImportResult } from './use-import.ts';

/** Props of {@link ImportProblems}. */
export interface ImportProblemsProps<Row>
  extends Pick<BadLinesProps, 'columns' | 'onGo' | 'onFix'>,
    Pick<AskSignProps, 'onAnswer'> {
  result: ImportResult<Row>;
  /** Ref to the first element shown. */
  ref: RefObject<HTMLElement | null>;
}

/** Why the lines of a text were not added: an error of the whole text, a question, and invalid lines. */
export function ImportProblems<Row>({ result, onAnswer, ref, ...props }: ImportProblemsProps<Row>) {
  const messages = useFormMessages('bulk');
  const { reading, failure, checks, added } = result;
  const question = reading?.question;
  const lines = fixableLines(reading);
  const first = ref as Ref<HTMLDivElement>;
  return (
    <>
      {failure && (
        <Alert ref={first} role="group" aria-label={failure} tabIndex={-1} tone="danger" heading={failure}>
          {failure === messages.unreadable && messages.unreadableHelp}
        </Alert>
      )}
      {question && <AskSign ref={failure ? undefined : first} question={question} onAnswer={onAnswer} />}
      {lines.length > 0 && (
        <BadLines
          key={checks}
          {...props}
          ref={failure || question ? undefined : ref}
          lines={lines}
          added={added}
        />
      )}
    </>
  );
}
