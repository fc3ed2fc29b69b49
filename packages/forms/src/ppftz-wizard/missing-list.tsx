import { headerOfPpftz, missingInPpftz, type PpftzWithRows } from '@pabean/api/contract';
import { explain, type PpftzKind, ppftzSlots } from '@pabean/api/rules';
import { ReadinessList } from '@pabean/ui/readiness-list';
import { useEffect, useMemo } from 'react';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';
import { stepOfPpftzField } from './steps.ts';
import { filesOfPpftz, useFieldMessages } from './use-field-messages.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link MissingList}. */
export interface MissingListProps {
  read: PpftzWithRows;
}

function missingIn({ record, goods, packaging }: PpftzWithRows) {
  const files = filesOfPpftz(record);
  return missingInPpftz({
    kind: record.kind as PpftzKind,
    header: headerOfPpftz(record),
    goods: goods.length,
    packaging: packaging.length,
    files: ppftzSlots.filter((slot) => files[slot] !== undefined),
  });
}

/** What is still missing in the record, with links to each field. The stepper marks the steps of these fields. */
export function MissingList({ read }: MissingListProps) {
  const messages = usePpftzMessages('wizard');
  const shared = useSharedMessages();
  const labelOf = useFieldMessages();
  const { onStep, setIncomplete } = useWizard();
  const missing = useMemo(() => missingIn(read), [read]);
  useEffect(() => {
    setIncomplete(missing.map(({ field }) => stepOfPpftzField(field)));
    return () => setIncomplete([]);
  }, [missing, setIncomplete]);
  return (
    <ReadinessList
      level={2}
      items={
        missing.length > 0
          ? missing.map(({ field, message }) => ({
              id: `${field} ${message}`,
              done: false,
              text: (
                <button
                  type="button"
                  className={styles.listedWay}
                  onClick={() => onStep(stepOfPpftzField(field), field)}
                >
                  {explain({ message }, labelOf(field), shared)}
                </button>
              ),
            }))
          : [{ id: 'complete', done: true, text: messages.complete }]
      }
    />
  );
}
