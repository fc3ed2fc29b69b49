import { cleanContainerNumber, fill, isContainerNumber } from '@pabean/api/rules';
import { type Control, useWatch } from 'react-hook-form';
import { useFormWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from './container-list.css.ts';
import type { ContainerListValues } from './container-list-form.tsx';

/** Props of {@link ContainerMeter}. */
export interface ContainerMeterProps {
  control: Control<ContainerListValues>;
  declared: number;
}

/** How many of the declared rows are filled, and how many of those need attention. */
export function ContainerMeter({ control, declared }: ContainerMeterProps) {
  const words = useFormWords('containers', own.containers);
  const rows = useWatch({ control, name: 'rows' });
  const filled = rows.filter((row) => row.number && row.size);
  const wrong = filled.filter((row) => !isContainerNumber(cleanContainerNumber(row.number))).length;
  return (
    <p className={styles.meter}>
      <b>{fill(words.filled, { count: filled.length, declared })}</b>
      {wrong > 0 && <span className={styles.wrong}> · {fill(words.wrong, { count: wrong })}</span>}
    </p>
  );
}
