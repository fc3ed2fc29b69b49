import { type ComponentProps, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMotif } from '../../office/office.tsx';
import * as styles from './motif.css.ts';
import { Weave, type WeaveName } from './weave.tsx';

const border = (
  <g fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M2 56h44M4 53h18M26 53h18M6 50h14M28 50h14M8 47h10M30 47h10M10 44h10M28 44h10M12 41h10M26 41h10M14 38h20M16 35h16M18 32h12M20 29h8M22 26h4" />
    <path d="M-2 33h4M-6 30h12M-10 27h20M-6 24h12M-2 21h4M46 33h4M42 30h12M38 27h20M42 24h12M46 21h4" />
    <path d="M0 61h48M0 65h48" />
    <path d="M2 70h4m4 0h4m4 0h4m4 0h4m4 0h4m4 0h4" />
  </g>
);
const sprigs = (
  <g fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M22 24h4M18 21h12M14 18h20M18 15h12M22 12h4M70 60h4M66 57h12M62 54h20M66 51h12M70 48h4" />
  </g>
);

/** Props of {@link Cloth}. */
export interface ClothProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * The office's motif.
   *
   * @default the motif given to `OfficeProvider`, else 'pucuk-rebung'
   */
  weave?: WeaveName;
}

/** The cloth of the login panel, 1920 × 313: a pattern that fades towards the top over a woven border. */
export function Cloth({ weave, className, ...rest }: ClothProps) {
  const motif = useMotif(weave);
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1920 313"
      preserveAspectRatio="xMidYMax slice"
      {...rest}
      className={rootClass(styles.motif, className)}
      data-place="cloth"
    >
      <defs>
        {motif === 'pucuk-rebung' ? (
          <>
            <pattern id={`${id}b`} width="48" height="76" patternUnits="userSpaceOnUse" y="237">
              {border}
            </pattern>
            <pattern id={`${id}f`} width="96" height="72" patternUnits="userSpaceOnUse" x="24" y="21">
              {sprigs}
            </pattern>
          </>
        ) : (
          <>
            <Weave id={`${id}b`} name={motif} height={76} top={237} />
            <Weave id={`${id}f`} name={motif} height={44} top={11} />
          </>
        )}
        <linearGradient id={`${id}g`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity={motif === 'pucuk-rebung' ? 0.55 : 0.3} />
        </linearGradient>
        <mask id={`${id}m`} className={styles.fade}>
          <rect width="1920" height="313" fill={`url(#${id}g)`} />
        </mask>
      </defs>
      <rect width="1920" height="231" fill={`url(#${id}f)`} mask={`url(#${id}m)`} />
      <rect y="237" width="1920" height="76" fill={`url(#${id}b)`} />
    </svg>
  );
}
