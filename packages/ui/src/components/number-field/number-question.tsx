import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../button/button.tsx';
import * as styles from './number-field.css.ts';

/** Props of {@link NumberQuestion}. */
export interface NumberQuestionProps {
  /** The id of the question. */
  id: string;
  question: string;
  readings: readonly { value: string; label: string }[];
  onAnswer: (value: string) => void;
}

/** Asks which of two readings was meant. */
export function NumberQuestion({ id, question, readings, onAnswer }: NumberQuestionProps) {
  return (
    <fieldset aria-labelledby={id} className={styles.question}>
      <CircleQuestionMark size={16} aria-hidden className={styles.questionIcon} />
      <p id={id}>{question}</p>
      <div className={styles.answers}>
        {readings.map(({ value, label }) => (
          <Button key={value} size="small" onClick={() => onAnswer(value)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
