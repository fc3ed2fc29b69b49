import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { Cloth } from './cloth.tsx';
import { Emblem } from './emblem.tsx';
import * as styles from './motif.css.ts';
import { Weave, type WeaveName } from './weave.tsx';

/** Props of {@link Motif}. */
export interface MotifProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Where it stands: `band` is a row of 28 px over an announcement, `cloth` the foot of the login panel, `emblem`
   * the sign of an empty state. The first two are gold and need the navy of the frame behind them.
   *
   * @default 'band'
   */
  place?: 'band' | 'cloth' | 'emblem';
  /**
   * The office's motif.
   *
   * @default 'pucuk-rebung'
   */
  weave?: WeaveName;
}

/** The office's woven motif; decoration, hidden from screen readers. Nowhere but in its three places. */
export function Motif({ place = 'band', weave = 'pucuk-rebung', className, ...rest }: MotifProps) {
  if (place === 'cloth') return <Cloth weave={weave} className={className} {...rest} />;
  const shared = {
    ...rest,
    className: classNames(styles.motif, className),
    'data-place': place,
  };
  if (place === 'emblem')
    return (
      <svg aria-hidden="true" width="96" height="40" viewBox="0 0 96 40" {...shared}>
        <Emblem weave={weave} />
      </svg>
    );
  return (
    <svg aria-hidden="true" {...shared}>
      <Band weave={weave} />
    </svg>
  );
}

/** Rows of shoots 24 px wide; the other motifs fill the height of 28 px. */
function Band({ weave }: { weave: WeaveName }) {
  const id = useId();
  return (
    <>
      <defs>
        {weave === 'pucuk-rebung' ? (
          <pattern id={id} width="24" height="28" patternUnits="userSpaceOnUse">
            <path
              d="M1 24h22M3 21h18M5 18h14M7 15h10M9 12h6M11 9h2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </pattern>
        ) : (
          <Weave id={id} name={weave} height={28} />
        )}
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
