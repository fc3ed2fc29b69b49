import { loadavg } from 'node:os';
import type { Part } from './lib/part.ts';
import { describeMachine, readRecords, writeRecords } from './lib/records.ts';
import { figureOf, rowsOf, withHeads } from './lib/table.ts';
import { actionParts } from './parts/actions.ts';
import { callersPart } from './parts/callers.ts';
import { loadPart } from './parts/load.ts';
import { menuPart } from './parts/menu.ts';
import { paintPart } from './parts/paint.ts';
import { pdfPart } from './parts/pdf.ts';
import { peersPart } from './parts/peers.ts';
import { scaleOnPostgres, scaleOnSqlite } from './parts/scale.ts';
import { sizesPart } from './parts/sizes.ts';
import { startPart } from './parts/start.ts';

/** In the order of the table. A part with a title runs by its name only; `actions` names all whose names begin with `actions-`. */
const parts: Record<string, Part> = {
  sizes: sizesPart,
  paint: paintPart,
  menu: menuPart,
  load: loadPart,
  pdf: pdfPart,
  start: startPart,
  ...actionParts,
  peers: peersPart,
  callers: callersPart,
  'scale-sqlite': scaleOnSqlite,
  'scale-postgres': scaleOnPostgres,
};

// `pnpm bench`, `pnpm bench sizes list` for some parts; with `--write` their figures go to docs/performance.md.
const given = process.argv.slice(2);
const write = given.includes('--write');
const wanted = given.filter((name) => name !== '--write');
const isNamed = (part: string) => wanted.some((name) => part === name || part.startsWith(`${name}-`));
const unknown = wanted.find((name) => !Object.keys(parts).some((part) => `${part}-`.startsWith(`${name}-`)));
if (unknown) throw new Error(`There is no part “${unknown}”. The parts: ${Object.keys(parts).join(', ')}.`);

const records = readRecords();
const machine = await describeMachine();
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 ? !isNamed(name) : part.title) continue;
  const load = Math.round(loadavg()[0] ?? 0);
  const begin = performance.now();
  const samples = Object.entries(await part.run());
  const figures = Object.fromEntries(samples.map(([key, sample]) => [key, figureOf(sample)]));
  const measured = { date: new Date().toISOString().slice(0, 10), machine, load, figures };
  console.log(`\n${name}, ${Math.round((performance.now() - begin) / 1000)} s`);
  const [heads = [], ...rows] = withHeads(rowsOf(part, measured).map((cells) => cells.slice(0, 6)));
  console.table(rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]]))));
  // After each part, so that an aborted run stores its figures.
  if (samples.length > 0) records[name] = measured;
  if (write) writeRecords(parts, records);
}
