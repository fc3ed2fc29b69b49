import { type ComponentProps, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMotif } from '../../office/office.tsx';
import * as styles from './motif.css.ts';
import { Weave, type WeaveName } from './weave.tsx';

/** Props of {@link MotifBand}. */
export interface MotifBandProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * The office's motif.
   *
   * @default the motif given to `OfficeProvider`, else 'pucuk-rebung'
   */
  weave?: WeaveName;
}

/** `Motif` as a band, for pages that use no other place: a row of 28 px above an announcement. */
export function MotifBand({ weave, className, ...rest }: MotifBandProps) {
  const motif = useMotif(weave);
  const id = useId();
  return (
    <svg aria-hidden="true" {...rest} className={rootClass(styles.motif, className)} data-place="band">
      <defs>
        {motif === 'pucuk-rebung' ? (
          <pattern id={id} width="24" height="28" patternUnits="userSpaceOnUse">
            <path
              d="M1 24h22M3 21h18M5 18h14M7 15h10M9 12h6M11 9h2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </pattern>
        ) : (
          <Weave id={id} name={motif} height={28} />
        )}
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
