import { dataLanguage, ppftzNextStep } from '@pabean/api/rules';
import { PpftzNextStepAlert } from '../ppftz-next-step/index.ts';
import * as styles from './ppftz-wizard.css.ts';
import { stepOfPpftzField } from './steps.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useWizard } from './wizard-context.ts';

/** Why a record was returned, and the officer's correction requests with links; renders nothing for any other record. */
export function ReturnedNote() {
  const { record, onStep } = useWizard();
  const labelOf = useFieldMessages();
  const corrections = record.corrections ?? [];
  if (ppftzNextStep(record) !== 'correct') return null;
  return (
    <PpftzNextStepAlert record={record}>
      {corrections.length > 0 && (
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
      )}
    </PpftzNextStepAlert>
  );
}
