import { ConfigError, readConfig } from './config/config.ts';
import { loadOffice } from './config/office.ts';
import { systemClock } from './core/clock.ts';
import { SchemaError } from './core/db/migrate.ts';
import { jsonLog } from './core/log.ts';
import { startServer } from './server.ts';

const write = (line: string) => process.stderr.write(line);

process.on('uncaughtException', (error) => {
  jsonLog(write, systemClock)({ event: 'crash', detail: error.stack ?? String(error) });
  process.exit(1);
});

async function main() {
  const config = readConfig(process.env);
  const log = jsonLog(write, systemClock, config.logLevel);
  const server = await startServer(config, await loadOffice(config.officeFile), log);
  const demo = config.demo
    ? ' · akun demo: importir, tps, ppjk, pindahan, tfa-baru, tfa · password: Pabean-2026-Demo'
    : '';
  console.log(`Pabean: http://${config.host}:${server.port}${demo}`);
  if (server.metricsPort !== undefined)
    console.log(`Metrics: http://${config.metrics.host}:${server.metricsPort}/metrics`);
  const stop = () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof SchemaError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
