import { styled } from '../../theme/styled.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

/** Shown in capitals while the user types; the text itself is converted on blur. */
export const input = `${control} ${styled({
  textTransform: 'uppercase',
  selectors: { '&[data-code]': { letterSpacing: '.06em' } },
})}`;

export const verdict = styled({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const right = styled({ color: vars.color.success.text });
export const help = styled({ fontWeight: 400 });
