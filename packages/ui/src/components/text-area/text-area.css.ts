import { styled } from '../../theme/styled.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

const { measure } = vars;

const grown = styled({
  display: 'block',
  minBlockSize: '76px',
  paddingBlock: '8px',
  resize: 'vertical',
  selectors: {
    '&[rows="1"]': { minBlockSize: measure.control },
    // Read-only: as high as its text.
    '[data-locked] &': { fieldSizing: 'content', resize: 'none' },
  },
});

export const area = `${control} ${grown}`;
