import { ownPage, styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export { popup } from '../../popup/popup.css.ts';

export const root = styled({ display: 'inline-block' });

export const panel = styled({
  vars: ownPage,
  inlineSize: 'max-content',
  minInlineSize: 'min(240px, 100vw - 32px)',
  maxInlineSize: 'min(360px, 100vw - 32px)',
  padding: '12px 16px 16px',
  overflowWrap: 'anywhere',
});

export const head = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'start',
  marginBlockEnd: '4px',
});

export const heading = styled({ ...type.body, fontWeight: 650, paddingBlock: '6px', color: vars.color.text });

export const close = styled({ marginInlineEnd: '-8px' });
