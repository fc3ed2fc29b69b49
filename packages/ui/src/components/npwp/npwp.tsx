import { classNames } from '../../class-names.ts';
import { Code, type CodeProps } from '../code/index.ts';
import * as styles from './npwp.css.ts';

/** Props of {@link Npwp}. */
export interface NpwpProps extends Omit<CodeProps, 'children' | 'groups'> {
  /** The bare number. 16 digits are grouped by four, 15 as they were printed; anything else is not grouped. */
  value: string;
}

/** The groups in which a number of that many digits is read aloud. */
const groupsByLength: Readonly<Record<number, readonly number[]>> = {
  16: [4, 4, 4, 4],
  15: [2, 3, 3, 1, 3, 3],
};

/** A tax or identity number (NPWP, NIK), grouped for reading aloud. Copying gives the bare digits. */
export function Npwp({ value, className, ...rest }: NpwpProps) {
  const groups = /^\d+$/.test(value) ? groupsByLength[value.length] : undefined;
  return (
    <Code {...rest} groups={groups} className={classNames(styles.npwp, className)}>
      {value}
    </Code>
  );
}
