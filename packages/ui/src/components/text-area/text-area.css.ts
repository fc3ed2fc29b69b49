import { styled } from '../../theme/styled.ts';
import { control } from '../field/field.css.ts';

const grown = styled({
  display: 'block',
  minBlockSize: '76px',
  paddingBlock: '8px',
  resize: 'vertical',
});

export const area = `${control} ${grown}`;
