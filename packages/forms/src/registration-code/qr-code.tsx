import { encode } from 'uqr';
import * as styles from './registration-code.css.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** The dark modules of a row, as lines of a path: `M4 4h7`. */
const linesOf = (row: readonly boolean[], y: number): string => {
  const lines: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    if (length > 0) lines.push(`M${x} ${y}h${length}v1h-${length}z`);
    x += length;
  }
  return lines.join('');
};

/** A QR code rendered on the client: no third-party service receives its content. Black on white in every theme, for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path fill="#000" d={data.map(linesOf).join('')} />
    </svg>
  );
}
