import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './tokens.ts';

type Rule = Parameters<typeof globalStyle>[1];
const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.print]: { '@media': { [media.print]: rule } } } });

const sheet = { size: 'A4', margin: '16mm 14mm 18mm' };
globalStyle('@page', sheet);
onPaper('body', { background: '#fff', fontSize: '10pt', lineHeight: '14pt' });
onPaper(':focus-visible', { outline: 'none', boxShadow: 'none' });
onPaper('h1', { fontSize: '16pt', lineHeight: '21pt' });
onPaper('h2', { fontSize: '12pt', lineHeight: '16pt', breakAfter: 'avoid' });
onPaper('a', { color: '#000', textDecoration: 'none' });
onPaper('tr', { breakInside: 'avoid' });
onPaper('thead', { display: 'table-header-group' });
/** Navigation, actions and filters are marked with `data-print="never"`. */
onPaper('[data-print="never"]', { display: 'none !important' });
onPaper('[data-print="only"]', { display: 'revert' });

globalStyle('[data-print="only"]', { '@layer': { [layers.base]: { display: 'none' } } });
