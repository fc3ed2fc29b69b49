/** What a stranger's bundle pays for an import, React apart. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits leave about a tenth of room above what was measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 6 },
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 16 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 12 },
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 26 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 5 },
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 60 },
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 110 },
];

/** Largest JavaScript and CSS that pages of the portal may load, frame included, in kilobytes of 1000 bytes. */
export const pageLimits = { login: { js: 90, css: 6.5 }, other: { js: 175, css: 18 } };
