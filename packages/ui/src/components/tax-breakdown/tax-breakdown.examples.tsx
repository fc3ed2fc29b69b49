import { TaxBreakdown } from './tax-breakdown.tsx';

/** The rate of the duty is unknown. */
export const withoutRate = {
  goodsValue: 2_333_333,
  dutyRate: null,
  duty: null,
  taxBase: null,
  vatRate: 11,
  vat: null,
  incomeTaxRate: 7.5,
  incomeTax: null,
  total: null,
};

export const DutyIsUnknown = () => <TaxBreakdown figures={withoutRate} />;

export const TotalWithoutDutyLooksFinal = () => <TaxBreakdown figures={{ ...withoutRate, total: 431_667 }} />;
