/** What a stranger's bundle pays for an import, React apart. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits leave about a tenth of room above what was measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 8 },
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 16.5 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 13 },
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 23 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 4 },
  // Nobody needs all of it: what each component weighs alone is checked below. 7 KB of either are Floating UI, which only
  // browsers without CSS anchors fetch.
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 55 },
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 66 },
];

/** Largest weight of single exports of a package, React apart, in kilobytes of 1000 bytes. */
export interface ExportLimits {
  each: number;
  /** Those with a limit of their own, by name. */
  others: Readonly<Record<string, number>>;
}

/** An export that is imported alone leaves the rest of its package out. */
export const exportLimits: Readonly<Record<string, ExportLimits>> = {
  // A component that says something brings the Indonesian dictionary (2.4 KB).
  '@pabean/ui': { each: 9.5, others: { Button: 4, Field: 6, TextField: 6, DataTable: 14 } },
  // A form brings react-hook-form (16 KB), zod/mini and the schemas of the contract.
  '@pabean/forms': {
    each: 44,
    others: { SendApplication: 9, FormsProvider: 4, formsEn: 4, formsId: 3.5 },
  },
};

/** Largest JavaScript and CSS that pages of the portal may load, frame included, in kilobytes of 1000 bytes. */
export const pageLimits = {
  login: { js: 86, css: 6, together: 91 },
  other: { js: 166, css: 15, together: 180 },
};
