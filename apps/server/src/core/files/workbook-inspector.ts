import { Worker } from 'node:worker_threads';
import { workerUrl } from '../layout.ts';
import { busy } from '../refusal.ts';
import type { WorkbookProblem } from './xlsx.ts';

/** Looks into workbooks beside the server: unpacking one can take a second and 64 MB. */
export interface WorkbookInspector {
  /**
   * Why a workbook is refused; undefined when it is accepted.
   * @throws Refusal busy when it takes too long
   */
  inspect(bytes: Uint8Array): Promise<WorkbookProblem | undefined>;
}

const soon = 2;

/** Every workbook has a worker that ends with it. Callers take turns (`http/turns.ts`). */
export const createWorkbookInspector = (options = { seconds: 20, megabytes: 256 }): WorkbookInspector => ({
  inspect: (bytes) => inspectIn(bytes, options),
});

async function inspectIn(
  bytes: Uint8Array,
  { seconds, megabytes }: { seconds: number; megabytes: number },
): Promise<WorkbookProblem | undefined> {
  const worker = new Worker(workerUrl('workbook-worker', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookProblem | undefined>();
  const timer = setTimeout(() => reject(busy(soon)), seconds * 1_000);
  worker.on('message', resolve);
  // A text that fills the memory of the worker comes from a part that no spreadsheet has.
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('workbookLarge') : reject(error),
  );
  worker.on('exit', () => reject(new Error('The thread of a workbook has ended.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
