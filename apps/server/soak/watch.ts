import { once } from 'node:events';

// The share of a quarter's samples that are below its value: half of them, or a tenth where calls in flight count too and only
// what stays open is asked for.
const median = 0.5;
const quiet = 0.1;

/**
 * What is measured, in the order of the report. What other processes of the machine disturb most is only reported, not asked to be
 * flat.
 */
export const measures = {
  rss: { what: 'resident memory, MB', share: median, isFlat: true },
  heap: { what: 'heap after a collection, MB', share: median, isFlat: true },
  descriptors: { what: 'open file descriptors', share: quiet, isFlat: true },
  handles: { what: 'active handles and requests of Node', share: quiet, isFlat: true },
  lag: { what: 'event-loop delay, median, ms', share: median, isFlat: true },
  lagMean: { what: 'event-loop delay, mean, ms', share: median, isFlat: false },
  lagLate: { what: 'event-loop delay, 99th percentile, ms', share: median, isFlat: false },
  cpu: { what: 'processor, ms a second', share: median, isFlat: false },
} as const;

export type Measure = keyof typeof measures;

/** One moment: seconds since the begin, and what was measured. */
export interface Sample {
  readonly at: number;
  readonly values: Partial<Record<Measure, number>>;
}

/** Reads the metrics of a server by their names, those with labels left out. */
export async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  // A connection that the server has just closed for being idle is not a failure.
  const response = await fetch(url).catch(() => fetch(url));
  const text = await response.text();
  return new Map(
    [...text.matchAll(/^(\w+) ([-+.\de]+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

/** A server's heap, seen through its inspector. */
export interface Heap {
  /** Collects garbage and returns the bytes in use. */
  readonly bytesInUse: () => Promise<number>;
  close(): void;
}

/** Connects to a server that was started with `--inspect`. */
export async function inspectHeap(url: string): Promise<Heap> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize?: number }>((resolve, reject) => {
      const id = ++last;
      const hear = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.removeEventListener('message', hear);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    async bytesInUse() {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize = 0 } = await ask('Runtime.getHeapUsage');
      return usedSize;
    },
    close: () => socket.close(),
  };
}

const megabyte = 1024 * 1024;

/** Takes samples of a server. */
export function createSampler(metricsUrl: string, heap: Heap) {
  const begin = performance.now();
  const samples: Sample[] = [];
  let before: { readonly at: number; readonly cpu: number } | undefined;
  return {
    samples,
    /** @param collects Whether garbage is collected, whose pause is not counted as a delay. */
    async take(collects: boolean) {
      const at = (performance.now() - begin) / 1_000;
      const found = await scrape(metricsUrl);
      const of = (name: string) => found.get(name) ?? Number.NaN;
      const cpu = of('process_cpu_seconds_total') * 1_000;
      const values: Sample['values'] = {
        rss: of('process_resident_memory_bytes') / megabyte,
        descriptors: of('process_open_fds'),
        handles: of('nodejs_active_resources_total'),
        lag: of('nodejs_eventloop_lag_p50_seconds') * 1_000,
        lagMean: of('nodejs_eventloop_lag_mean_seconds') * 1_000,
        lagLate: of('nodejs_eventloop_lag_p99_seconds') * 1_000,
        ...(before && { cpu: (cpu - before.cpu) / (at - before.at) }),
        ...(collects && { heap: (await heap.bytesInUse()) / megabyte }),
      };
      before = { at, cpu };
      // The delays are counted from one scrape to the next.
      if (collects) await scrape(metricsUrl);
      samples.push({ at, values });
      return values;
    },
  };
}
