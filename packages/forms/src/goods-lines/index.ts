export { CourierGoodsLines, type CourierGoodsLinesProps } from './courier-goods-lines.tsx';
export type { GoodsLinesProps, LineProblem, LinesProps } from './lines-props.ts';
export { PassengerGoodsLines, type PassengerGoodsLinesProps } from './passenger-goods-lines.tsx';
export { TransitDocumentLines, type TransitDocumentLinesProps } from './transit-document-lines.tsx';
