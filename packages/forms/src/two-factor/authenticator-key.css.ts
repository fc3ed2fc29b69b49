import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

export const key = laidOutRoot({ display: 'grid', gap: '16px', justifyItems: 'start' });

/** White around it in every theme: a camera must find its edge. */
export const qrCode = laidOut({
  inlineSize: '208px',
  blockSize: '208px',
  maxInlineSize: '100%',
  border: '1px solid #d9dee8',
  borderRadius: '10px',
  background: '#fff',
});
export const secret = laidOut({ display: 'grid', gap: '4px', fontSize: '14px' });
