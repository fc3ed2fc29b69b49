import { media, type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color, line } = vars;

/** The query container: the QR code is beside the code if both fit. */
export const place = laidOutRoot({ containerType: 'inline-size' });

/** The slip that is shown to the officer, on the screen and on paper. */
export const slip = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: '20px',
  border: `${line.hairline} solid ${color.border}`,
  borderBlockStart: `2px solid ${color.thread}`,
  borderRadius: '10px',
  background: color.surface,
  '@container': {
    '(min-width: 600px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '32px',
      alignItems: 'center',
      padding: '28px 32px',
    },
  },
  '@media': {
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      border: '1pt dashed #000',
      borderRadius: 0,
      breakInside: 'avoid',
    },
  },
});
export const facts = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignContent: 'center',
});
export const heading = laidOut({ ...type.small, fontWeight: 500, color: color.textMuted });

/** As large as its four groups allow on one line, or on two on a small phone. */
export const code = laidOut({
  fontSize: 'clamp(26px, 7.2cqi, 36px)',
  lineHeight: 1.3,
  fontWeight: 600,
  '@media': { [media.print]: { fontSize: '20pt' } },
});
export const instruction = laidOut({ maxInlineSize: '46ch' });

/** White margin in every theme, so that a camera finds the edge. */
export const qrPlace = laidOut({
  justifySelf: 'center',
  inlineSize: '208px',
  maxInlineSize: '100%',
  aspectRatio: '1',
  border: '1px solid #d9dee8',
  borderRadius: '10px',
  background: '#fff',
  overflow: 'hidden',
  '@media': { [media.print]: { inlineSize: '36mm', border: 0 } },
});
export const qrCode = laidOut({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const actions = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  paddingBlockStart: '16px',
});
/** Breaks words when large text needs more than one line. */
export const action = laidOut({ maxInlineSize: '100%', whiteSpace: 'normal', textAlign: 'start' });
export const keeping = laidOut({ ...type.small, paddingBlockStart: '8px', color: color.textMuted });
