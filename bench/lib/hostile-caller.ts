import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Call } from './calls.ts';

/** A caller who never stops. */
interface HostileCaller {
  /** Ends it, and returns the counts of its answers by status. */
  stop(): Promise<Readonly<Record<string, number>>>;
}

const connections = 60;

/** Sends calls over 60 connections, each as soon as its last one was answered. Resolves once it has its first answers. */
export async function startHostileCaller(calls: readonly Call[]): Promise<HostileCaller> {
  const worker = new Worker(new URL(import.meta.url), { workerData: calls });
  const told = () =>
    new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await told();
  return {
    async stop() {
      const answers = told();
      worker.postMessage('stop');
      const statuses = (await answers) as Record<string, number>;
      await worker.terminate();
      return statuses;
    },
  };
}

async function attack(calls: readonly Call[]) {
  const statuses: Record<string, number> = {};
  let sent = 0;
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
    parentPort?.postMessage(statuses);
  });
  async function keepCalling() {
    while (!isOver) {
      const call = calls[sent++ % calls.length];
      if (!call) return;
      const response = await fetch(call.url, call.init);
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (sent === 3 * connections) parentPort?.postMessage('begun');
    }
  }
  await Promise.all(Array.from({ length: connections }, keepCalling));
}

if (!isMainThread) {
  // As if it were another machine: what it takes itself, it does not take from the server.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  await attack(workerData);
}
