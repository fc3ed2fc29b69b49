import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './npwp.css.ts';

/** Props of {@link Npwp}. */
export interface NpwpProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The bare number. One of 16 digits is shown in groups of four, anything else as it is. */
  value: string;
}

/** A tax or identity number of 16 digits (NPWP, NIK), grouped for reading aloud. Copying gives the bare digits. */
export function Npwp({ value, className, ...rest }: NpwpProps) {
  const groups = /^(\d{4})(\d{4})(\d{4})(\d{4})$/.exec(value)?.slice(1) ?? [value];
  return (
    <span {...rest} className={classNames(styles.npwp, className)}>
      {groups.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity than their place
        <span key={index}>{digits}</span>
      ))}
    </span>
  );
}
