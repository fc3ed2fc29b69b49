import { createPasswordHasher } from './account/password.ts';
import type { Config } from './config/config.ts';
import { messagesOf, type Office } from './config/office.ts';
import { openCaptcha } from './config/open-captcha.ts';
import { requireTimeLimits } from './config/require-time-limits.ts';
import { loadSecret } from './config/secret.ts';
import { claimObjectStore, requireSameSecret } from './config/secret-fingerprint.ts';
import { warnOfLostWrites } from './config/warn-of-lost-writes.ts';
import { processUptime, systemClock } from './core/clock.ts';
import { exclusively } from './core/db/exclusively.ts';
import { migrate } from './core/db/migrate.ts';
import { openStore } from './core/db/open-store.ts';
import { logSlowStatements } from './core/db/slow-statements.ts';
import { importFolder } from './core/files/import-folder.ts';
import { filesFolder, openFiles } from './core/files/open-files.ts';
import { createWorkbookInspector } from './core/files/workbook-inspector.ts';
import { beginKeptTime, createKeptTime } from './core/kept-time.ts';
import { defaultLimits } from './core/limits.ts';
import type { Log } from './core/log.ts';
import { createClamd } from './core/virus-scan/clamd.ts';
import { loadReferenceData } from './data/load-reference-data.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { createPdfWriter } from './documents/pdf-writer.ts';
import { createXlsxWriter } from './documents/xlsx-writer.ts';
import type { Deps } from './http/deps.ts';
import { createTracer } from './http/trace-frames.ts';
import { createTurns } from './http/turns.ts';

/** Opens the configured store, brings its schema up to date and fills it if it is empty. */
export async function openDeps(config: Config, office: Office, log: Log): Promise<Deps> {
  const secret = loadSecret(config);
  const watch = logSlowStatements(log, config.slowMs);
  const { store, files } = openFiles(openStore({ ...config, watch }), config);
  const deps: Deps = {
    office: office.profile,
    messagesIn: messagesOf(office),
    store,
    clock: systemClock,
    keptTime: createKeptTime(systemClock, processUptime),
    log,
    limits: defaultLimits,
    passwords: createPasswordHasher(),
    pdf: createPdfWriter(),
    xlsx: createXlsxWriter(),
    workbooks: createWorkbookInspector(),
    turns: createTurns(),
    captcha: openCaptcha(office.profile, secret, config),
    secret,
    files,
    virusScan: config.clamdUrl
      ? { scanner: createClamd(config.clamdUrl), whenAway: config.clamdAway }
      : undefined,
    officeFolder: config.officeFolder,
    traceFrames: createTracer(config.portalDir),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
  };
  await requireTimeLimits(store);
  await migrate(store);
  await exclusively(store, async () => {
    await requireSameSecret(store, deps.secret);
    await claimObjectStore(files, deps.secret);
    if (store.engine === 'postgres') await importFolder(deps, filesFolder(config.dataDir));
    await loadReferenceData(store, deps.clock);
    if (config.demo) await loadDemoData(deps);
    await beginKeptTime(store, deps.keptTime);
  });
  // At the end: who is refused gets one sentence.
  await warnOfLostWrites(store, log);
  return deps;
}
