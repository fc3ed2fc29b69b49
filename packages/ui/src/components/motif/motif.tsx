import type { ComponentProps } from 'react';
import { Cloth } from './cloth.tsx';
import { MotifBand } from './motif-band.tsx';
import { MotifEmblem } from './motif-emblem.tsx';
import type { WeaveName } from './weave.tsx';

/** Props of {@link Motif}. */
export interface MotifProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Where it is used: `band` is a row of 28 px above an announcement, `cloth` the bottom of the login panel, `emblem`
   * the sign of an empty state. The first two are gold and need the navy frame behind them.
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

/** The office's woven motif; decorative, hidden from screen readers. Only for these three places. */
export function Motif({ place = 'band', weave, className, ...rest }: MotifProps) {
  if (place === 'cloth') return <Cloth weave={weave} className={className} {...rest} />;
  const Place = place === 'emblem' ? MotifEmblem : MotifBand;
  return <Place weave={weave} className={className} {...rest} />;
}
