import { setTimeout as wait } from 'node:timers/promises';
import { openStation } from '../faults/station.ts';
import { count, type Finding, printFinding } from '../src/testing/finding.ts';
import { createEngine, type Engine } from './engine.ts';
import { createUploader, type Uploader } from './uploader.ts';

// `pnpm test:clamd`: the real clamd beside the real server, killed while files are uploaded.

const people = 8;
const each = 12;
/** Waiting files are checked every 15 seconds. */
const longestCheck = 60_000;

const clean = { isInfected: false };
const infected = { isInfected: true };

interface Answered {
  readonly isInfected: boolean;
  readonly status: number;
}

type Away = 'refuse' | 'wait';

/** Every user adds files, every third of them infected; in the middle the engine is killed. */
async function uploadWhileKilled(uploaders: readonly Uploader[], engine: Engine): Promise<Answered[]> {
  const answered: Answered[] = [];
  const half = Promise.withResolvers<void>();
  const working = uploaders.map(async (uploader) => {
    for (let number = 0; number < each; number++) {
      const file = number % 3 === 0 ? infected : clean;
      answered.push({ ...file, status: await uploader.add(file) });
      if (answered.length === (people * each) / 2) half.resolve();
    }
  });
  await half.promise;
  await engine.kill();
  await Promise.all(working);
  return answered;
}

const numberOf = (answered: readonly Answered[], status: number) =>
  answered.filter((each) => each.status === status).length;

async function run(away: Away): Promise<Finding> {
  const engine = await createEngine();
  const failed: string[] = [];
  const must = (isSo: boolean, sentence: string) => void (isSo || failed.push(sentence));
  await engine.start();
  const environment = { CLAMD_URL: away === 'refuse' ? engine.tcp : engine.socket, CLAMD_AWAY: away };
  const station = await openStation({ clients: people, environment });
  const { send, end } = await station.start();
  const uploaders = await Promise.all(
    station.clients.map((client, number) => createUploader(send, client, number)),
  );
  const [first] = uploaders;
  if (!first) throw new Error('Nobody uploads.');

  const scanner = async () =>
    ((await (await send('/api/healthz', {})).json()) as { virusScanner?: string }).virusScanner;
  must((await scanner()) === 'answers', 'healthz does not say that clamd answers.');
  must((await first.add(clean)) === 200, 'A clean PDF is refused.');
  must((await first.add(infected)) === 422, 'An infected PDF is stored.');
  must((await first.manifest(clean)) === 200, 'A clean workbook is refused.');
  must((await first.manifest(infected)) === 422, 'An infected workbook is stored.');

  const answered = await uploadWhileKilled(uploaders, engine);
  must((await scanner()) === 'away', 'healthz does not say that clamd is away.');
  const accepted = numberOf(answered, 200) + 1;
  const allowed = away === 'refuse' ? [200, 422, 503] : [200, 422];
  const strange = answered.filter(({ status }) => !allowed.includes(status));
  must(strange.length === 0, `Statuses that nobody expects: ${strange.map(({ status }) => status)}`);
  must((await first.manifest(clean)) === (away === 'refuse' ? 503 : 422), 'A manifest is sent unchecked.');
  const stored = await Promise.all(uploaders.map((uploader) => uploader.documents()));
  const withFile = stored.flat().filter(({ fileName }) => fileName !== null);
  must(withFile.length === accepted, `${withFile.length} documents have a file, ${accepted} were accepted.`);
  const waiting = withFile.filter(({ checking }) => checking).length;
  must(waiting > 0 === (away === 'wait'), `${waiting} files wait.`);
  const early = await openAll(uploaders);
  must(!early.some(({ isInfected }) => isInfected), 'A file with the virus was opened.');
  must(early.filter(({ status }) => status === 409).length === waiting, 'A waiting file was opened.');

  await engine.start();
  must((await first.manifest(clean)) === 200, 'Nothing is accepted after a restart.');
  const seconds = await untilChecked(uploaders);
  must(seconds !== undefined, 'Files still wait after a minute.');
  const opened = await openAll(uploaders);
  must(!opened.some(({ isInfected }) => isInfected), 'A file with the virus was opened after the check.');
  must(
    opened.every(({ status }) => status === 200),
    'A checked file cannot be opened.',
  );
  const removed = answered.filter(({ isInfected, status }) => isInfected && status === 200).length;
  must(opened.length === accepted - removed, `${opened.length} files are left of ${accepted - removed}.`);
  const told = await station.look(({ store }) =>
    store.db.selectFrom('outbox').select('id').where('event', 'like', 'berkas-virus:%').execute(),
  );
  must(told.length === removed, `${told.length} mails about ${removed} removed files.`);
  const noted = await station.look(({ store }) =>
    store.db.selectFrom('audit').select('detail').where('action', '=', 'upload-infected').execute(),
  );
  const found =
    2 +
    numberOf(
      answered.filter(({ isInfected }) => isInfected),
      422,
    ) +
    removed;
  must(noted.length === found, `${noted.length} lines of the audit log about ${found} infected files.`);
  must(
    noted.every(({ detail }) => detail.startsWith('Eicar.Test')),
    'A line does not name the signature.',
  );

  await end('SIGTERM');
  await station.close();
  await engine.close();
  return {
    figures: [
      count('accepted', accepted),
      count('refused as infected', numberOf(answered, 422) + 2),
      count('refused while it was away', numberOf(answered, 503)),
      count('waited', waiting),
      count('removed', removed),
    ],
    failed: [...failed, ...station.incidents],
  };
}

/** Opens every file of every document. */
const openAll = async (uploaders: readonly Uploader[]) =>
  (
    await Promise.all(
      uploaders.map(async (uploader) => {
        const documents = (await uploader.documents()).filter(({ fileName }) => fileName !== null);
        return Promise.all(documents.map((document) => uploader.open(document)));
      }),
    )
  ).flat();

/** Waits until no file waits; undefined when that takes too long. */
async function untilChecked(uploaders: readonly Uploader[]): Promise<number | undefined> {
  const begin = performance.now();
  while (performance.now() - begin < longestCheck) {
    const documents = await Promise.all(uploaders.map((uploader) => uploader.documents()));
    if (!documents.flat().some(({ checking }) => checking)) return (performance.now() - begin) / 1_000;
    await wait(500);
  }
  return undefined;
}

await printFinding('clamd over TCP, nothing waits for it', () => run('refuse'));
await printFinding('clamd over its socket, files wait for it', () => run('wait'));
