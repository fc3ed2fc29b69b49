export { TaxBreakdown, type TaxBreakdownProps } from './tax-breakdown.tsx';
export type { TaxFigures, TaxNumber } from './tax-rows.ts';
