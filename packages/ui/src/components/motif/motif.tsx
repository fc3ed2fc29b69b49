import type { ComponentProps } from 'react';
import { Cloth } from './cloth.tsx';
import { MotifBand } from './motif-band.tsx';
import { MotifEmblem } from './motif-emblem.tsx';
import type { WeaveName } from './weave.tsx';

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
   * @default the motif given to `OfficeProvider`, else 'pucuk-rebung'
   */
  weave?: WeaveName;
}

/** The office's woven motif; decoration, hidden from screen readers. Nowhere but in its three places. */
export function Motif({ place = 'band', weave, className, ...rest }: MotifProps) {
  if (place === 'cloth') return <Cloth weave={weave} className={className} {...rest} />;
  const Place = place === 'emblem' ? MotifEmblem : MotifBand;
  return <Place weave={weave} className={className} {...rest} />;
}
