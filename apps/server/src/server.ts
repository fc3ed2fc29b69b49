import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { checkWaitingFiles } from './check-waiting-files.ts';
import type { Config } from './config/config.ts';
import { lockDataDir, prepareDataDir } from './config/data-dir.ts';
import type { Office } from './config/office.ts';
import { startProblem } from './config/start-problem.ts';
import type { Log } from './core/log.ts';
import type { EventName } from './core/log-levels.ts';
import { repeat } from './core/repeat.ts';
import { advanceSent } from './demo/advance-applications.ts';
import { advanceRecords } from './demo/advance-records.ts';
import { deleteExpired } from './housekeeping.ts';
import type { Deps } from './http/deps.ts';
import { secureHeaders } from './http/headers.ts';
import { listen } from './http/listen.ts';
import { portalFiles } from './http/portal-files.ts';
import { withReadiness } from './http/readiness.ts';
import { sendDueMails } from './mail/outbox.ts';
import { fileSender, smtpSender } from './mail/send.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openDeps } from './open-deps.ts';

const second = 1_000;

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** The port of its metrics, if it serves any. */
  readonly metricsPort: number | undefined;
  /** Finishes running calls, then shuts down. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server of an office: store, schema, data, mail, portal, API.
 * @throws ConfigError when the environment prevents the server from starting
 */
export async function startServer(config: Config, office: Office, log: Log): Promise<RunningServer> {
  try {
    return await start(config, office, log);
  } catch (error) {
    throw startProblem(error, config);
  }
}

async function start(config: Config, office: Office, log: Log): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  const metrics = createMetrics(log);
  const deps = await openDeps(config, office, metrics.log);
  const app = createApp(deps, portalFiles(config.portalDir, secureHeaders(deps)));
  const send = config.smtpUrl
    ? smtpSender(config.smtpUrl, deps.office)
    : fileSender(join(config.dataDir, 'outbox'), deps.office);
  const failed = (event: EventName) => (error: unknown) => deps.log({ event, detail: String(error) });
  const ending = new AbortController();
  const stopMail = repeat(
    second,
    () => sendDueMails({ ...deps, send, signal: ending.signal }),
    failed('outbox-failed'),
  );
  const stopHouse = repeat(
    600 * second,
    () => deleteExpired(deps, ending.signal),
    failed('housekeeping-failed'),
  );
  const stopScan = deps.virusScan
    ? repeat(15 * second, () => checkWaitingFiles(deps), failed('virus-check-failed'))
    : async () => undefined;
  const stopOffice =
    config.demo && config.demoAdvance > 0
      ? repeat(second, () => advanceAll(deps, config.demoAdvance), failed('demo-failed'))
      : async () => undefined;
  const { host, port: metricsPort } = config.metrics;
  const metricsServer =
    metricsPort === undefined ? undefined : await metrics.serve(deps, { host, port: metricsPort });
  await deps.store.warmUp?.();
  const { drain, port } = await listen(withReadiness(app.fetch, ending.signal), config, deps.log);
  return {
    port,
    metricsPort: metricsServer?.port,
    async stop() {
      ending.abort();
      await wait(config.shutdownDelay * second);
      await Promise.all([drain(), stopMail(), stopHouse(), stopScan(), stopOffice()]);
      await metricsServer?.close();
      await deps.store.close();
      unlock();
    },
  };
}

/** Simulates the office in a demo. */
const advanceAll = (deps: Deps, seconds: number) =>
  Promise.all([advanceSent(deps, seconds), advanceRecords(deps, seconds)]);
