import type { OfficeTheme } from '../../theme/offices.ts';

/** The name of an office's motif. */
export type WeaveName = OfficeTheme['motif'];

const petals = [45, 135].flatMap((angle) => [12.5, 31.5].map((cy) => ({ angle, cy })));

const kawung = (
  <>
    {petals.map(({ angle, cy }) => (
      <ellipse key={`${angle} ${cy}`} cx="15" cy={cy} rx="4.2" ry="8" transform={`rotate(${angle} 15 22)`} />
    ))}
    <circle cx="15" cy="22" r="1" fill="currentColor" />
  </>
);

const kotak = (
  <>
    <path d="M8 0v44M12 0v44M30 0v44M0 12h44M0 16h44M0 32h44" />
    <path d="M10 0v44M0 14h44" strokeWidth=".75" />
    <rect x="8" y="12" width="4" height="4" fill="currentColor" stroke="none" />
  </>
);

const tiles = {
  kawung: { width: 30, drawing: kawung },
  kotak: { width: 44, drawing: kotak },
};

/** Props of {@link Weave}. */
export interface WeaveProps {
  id: string;
  /** Every place draws the first one, `pucuk-rebung`, differently. */
  name: Exclude<WeaveName, 'pucuk-rebung'>;
  /** Height of a row in px; the tiles are drawn 44 high. */
  height: number;
  /** The offset of the first row, in px. */
  top?: number;
}

/** An SVG pattern of one motif, used as a fill. */
export function Weave({ id, name, height, top = 0 }: WeaveProps) {
  const { width, drawing } = tiles[name];
  return (
    <pattern
      id={id}
      width={width}
      height="44"
      patternUnits="userSpaceOnUse"
      patternTransform={`translate(0 ${top}) scale(${height / 44})`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {drawing}
      </g>
    </pattern>
  );
}
