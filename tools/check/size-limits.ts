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
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 16.5 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 12.5 },
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 23 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 1.5 },
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 33 },
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 55 },
];

/** Largest JavaScript and CSS that pages of the portal may load, frame included, in kilobytes of 1000 bytes. */
export const pageLimits = { login: { js: 80, css: 6 }, other: { js: 150, css: 18 } };
