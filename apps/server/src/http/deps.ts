import type { AccountDeps } from '../account/deps.ts';
import type { WorkbookInspector } from '../core/files/workbook-inspector.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import type { TraceFrames } from './trace-frames.ts';
import type { Turns } from './turns.ts';

/** Dependencies of the app. */
export interface Deps extends AccountDeps, DocumentDeps {
  readonly workbooks: WorkbookInspector;
  readonly turns: Turns;
  /** Folder of the office's announcements and reports for visitors. */
  readonly officeFolder: string;
  readonly traceFrames: TraceFrames;
  /** How many proxies of ours are in front and add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}
