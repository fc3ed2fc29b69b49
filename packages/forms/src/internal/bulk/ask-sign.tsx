import { type DecimalSign, fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import type { Ref } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import * as styles from './bulk.css.ts';
import type { SignQuestion } from './decimal-signs.ts';

/** Props of {@link AskSign}. */
export interface AskSignProps {
  question: SignQuestion;
  /** Called with the decimal sign. */
  onAnswer: (sign: DecimalSign) => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Asks once per text which decimal sign its numbers use. */
export function AskSign({ question, onAnswer, ref }: AskSignProps) {
  const messages = useFormMessages('bulk');
  const { typed, separator, thousands } = question;
  const decimal = question.decimal.replace('.', ',');
  const heading = fill(separator === '.' ? messages.askPoint : messages.askComma, {
    typed,
    thousands,
    decimal,
  });
  return (
    <Alert
      ref={ref}
      role="group"
      aria-label={heading}
      tabIndex={-1}
      tone="warning"
      heading={heading}
      action={
        <div className={styles.answers}>
          <Button size="small" onClick={() => onAnswer(separator === '.' ? ',' : '.')}>
            {messages.yesThousands}
          </Button>
          <Button size="small" onClick={() => onAnswer(separator)}>
            {messages.noDecimal}
          </Button>
        </div>
      }
    >
      {messages.askForAll}
    </Alert>
  );
}
