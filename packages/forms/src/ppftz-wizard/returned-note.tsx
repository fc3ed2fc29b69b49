import { dataLanguage } from '@pabean/api/rules';
import { Alert } from '@pabean/ui';
import { usePpftzMessages } from '../messages/index.ts';
import * as styles from './ppftz-wizard.css.ts';
import { stepOfPpftzField } from './steps.ts';
import { useFieldWords } from './use-field-words.ts';
import { useWizard } from './wizard-context.ts';

/** What an officer asks to be corrected in a returned record, each with the way to it; nothing in any other record. */
export function ReturnedNote() {
  const words = usePpftzMessages('wizard');
  const { record, onStep } = useWizard();
  const labelOf = useFieldWords();
  const corrections = record.corrections ?? [];
  if (corrections.length === 0) return null;
  return (
    <Alert tone="warning" heading={words.returned}>
      <p>{words.returnedText}</p>
      <ul className={styles.remarks}>
        {corrections.map(({ field, remark }) => (
          <li key={`${field} ${remark}`}>
            <button
              type="button"
              className={styles.way}
              onClick={() => onStep(stepOfPpftzField(field), field)}
            >
              {labelOf(field)}
            </button>
            : <span lang={dataLanguage}>{remark}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
