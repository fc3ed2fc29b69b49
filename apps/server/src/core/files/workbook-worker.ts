import { parentPort, workerData } from 'node:worker_threads';
import { inspectWorkbook } from './inspect-workbook.ts';

// The worker of `workbook-inspector.ts`: inspects the one workbook that it is started with.
parentPort?.postMessage(inspectWorkbook(Buffer.from(workerData as Uint8Array)));
