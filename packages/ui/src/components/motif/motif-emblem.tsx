import { useId } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMotif } from '../../office/office.tsx';
import * as styles from './motif.css.ts';
import type { MotifBandProps } from './motif-band.tsx';
import { Weave } from './weave.tsx';

const shoots = (
  <>
    <path d="M26 36h44M28 33h18M50 33h18M30 30h14M52 30h14M32 27h10M54 27h10M34 24h10M52 24h10M36 21h10M50 21h10M38 18h20M40 15h16M42 12h12M44 9h8M46 6h4" />
    <path
      d="M4 36h20M6 33h16M8 30h12M10 27h8M12 24h4M72 36h20M74 33h16M76 30h12M78 27h8M80 24h4"
      opacity=".5"
    />
  </>
);

/** The small motif of an empty state, 96 × 40, above a single gold line. */
export function MotifEmblem({ weave, className, ...rest }: MotifBandProps) {
  const motif = useMotif(weave);
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      width="96"
      height="40"
      viewBox="0 0 96 40"
      {...rest}
      className={rootClass(styles.motif, className)}
      data-place="emblem"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {motif === 'pucuk-rebung' ? (
          shoots
        ) : (
          <>
            <Weave id={id} name={motif} height={32} top={4} />
            <rect x="18" y="4" width="60" height="32" fill={`url(#${id})`} stroke="none" />
          </>
        )}
        <path d="M2 39.25h92" className={styles.thread} />
      </g>
    </svg>
  );
}
