import { vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const need = style({
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  color: vars.color.warning.text,
  fontWeight: 500,
});

export const name = style({ display: 'grid' });

/** A file's name and its actions, in one line. */
export const file = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

/** A file's name on paper, where there is no button. */
export const fileOnPaper = style({ whiteSpace: 'normal' });

/** Aligns the text of a button without an edge with the text around it. */
export const flush = style({ marginInlineStart: '-12px', justifySelf: 'start' });

/** Stays on one line. */
export const whole = style({ whiteSpace: 'nowrap' });
