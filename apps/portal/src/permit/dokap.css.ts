import { vars } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';

export const need = laidOut({
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  color: vars.color.warning.text,
  fontWeight: 500,
});

export const name = laidOut({ display: 'grid' });

/** A file's name and its actions, in one line. */
export const file = laidOut({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

/** A button with a file's name, which may be long. */
export const fileButton = laidOut({
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** A file's name on paper, where there is no button. */
export const fileOnPaper = laidOut({ whiteSpace: 'normal' });

/** Stays on one line. */
export const whole = laidOut({ whiteSpace: 'nowrap' });
