import { globalStyle } from '@vanilla-extract/css';
import { inScope, onOwnPage } from './scope.ts';
import { globalStyled } from './styled.ts';
import { media } from './tokens.ts';

const onPaper = (selector: string, rule: object) =>
  globalStyled(selector, { '@media': { [media.print]: rule } }, 'print');

// A page of the name that only a page of ours has: others keep their own paper.
const sheet = { size: 'A4', margin: '16mm 14mm 18mm' };
globalStyle('@page pabean', sheet);
onPaper(onOwnPage('html'), { page: 'pabean' });
onPaper(onOwnPage('body'), { background: '#fff', fontSize: '10pt', lineHeight: '14pt' });
onPaper(inScope(':focus-visible'), { outline: 'none', boxShadow: 'none' });
onPaper(inScope('h1'), { fontSize: '16pt', lineHeight: '21pt' });
onPaper(inScope('h2'), { fontSize: '12pt', lineHeight: '16pt', breakAfter: 'avoid' });
onPaper(inScope('a'), { color: '#000', textDecoration: 'none' });
onPaper(inScope('tr'), { breakInside: 'avoid' });
onPaper(inScope('thead'), { display: 'table-header-group' });
/** Navigation, actions and filters are marked with `data-print="never"`. */
onPaper(inScope('[data-print="never"]'), { display: 'none !important' });
onPaper(inScope('[data-print="only"]'), { display: 'revert' });

globalStyle(inScope('[data-print="only"]'), { display: 'none' });
