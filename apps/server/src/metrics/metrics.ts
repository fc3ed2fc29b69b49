import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Log } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { countEvents } from './count-events.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';
import { watchServer } from './watch-server.ts';

/** Where metrics are served. */
interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Metrics of a server. */
export interface Metrics {
  /** Logs, and counts what is logged. */
  readonly log: Log;
  /** Serves them at `/metrics`. */
  serve(deps: Deps, address: MetricsAddress): Promise<MetricsServer>;
}

/** Creates the metrics of a server that logs with `log`: its own, and those of Node and the process. */
export function createMetrics(log: Log): Metrics {
  const registry = new Registry();
  const count = countEvents(registry);
  return {
    log(event) {
      log(event);
      count(event);
    },
    serve(deps, address) {
      collectDefaultMetrics({ register: registry });
      watchServer(registry, deps);
      return serveMetrics(registry, address);
    },
  };
}
