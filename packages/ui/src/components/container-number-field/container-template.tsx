import { templateOf } from '../../codes/template.tsx';
import * as styles from '../container-number/container-number.css.ts';

interface ContainerTemplateProps {
  /** At most ten characters. */
  text: string;
  checkDigit: number | undefined;
}

/** Owner and serial as far as typed, and the box of the check digit, filled in once ten characters are there. */
export function ContainerTemplate({ text, checkDigit }: ContainerTemplateProps) {
  const [owner, serial] = templateOf(text, [4, 6]);
  return (
    <span className={styles.number}>
      <span>{owner}</span>
      <span>{serial}</span>
      <span className={styles.checkDigit} data-expected="">
        {checkDigit ?? '·'}
      </span>
    </span>
  );
}
