export { type ConformanceOptions, checkConformance } from './check-conformance.ts';
export { type CommandSurroundings, conformanceCommand } from './conformance-command.ts';
export { formatReport } from './format-report.ts';
export {
  type CallReport,
  type ConformanceReport,
  countsOf,
  type Difference,
  type Verdict,
} from './report.ts';
export type { ConformanceAccount } from './signing-in.ts';
