import { loadavg } from 'node:os';
import { apiPart } from './api.ts';
import { containersPart } from './containers.ts';
import { csvPart } from './csv.ts';
import { exportsPart } from './exports.ts';
import { goodsPart } from './goods.ts';
import { goodsEditorPart } from './goods-editor.ts';
import { growthPart } from './growth.ts';
import { keysPart } from './keys.ts';
import type { Part } from './lib/figure.ts';
import { describeMachine, readRecords, writeRecords } from './lib/records.ts';
import { report, writeReport } from './lib/report.ts';
import { printTable } from './lib/table.ts';
import { loadPart } from './load.ts';
import { menuPart } from './menu.ts';
import { paintPart } from './paint.ts';
import { pdfPart } from './pdf.ts';
import { reportsPart } from './reports.ts';
import { sizesPart } from './sizes.ts';
import { startPart } from './start.ts';
import { tablePart } from './table.ts';

const parts: Record<string, Part> = {
  sizes: sizesPart,
  exports: exportsPart,
  paint: paintPart,
  menu: menuPart,
  table: tablePart,
  keys: keysPart,
  containers: containersPart,
  'goods-editor': goodsEditorPart,
  csv: csvPart,
  api: apiPart,
  growth: growthPart,
  reports: reportsPart,
  goods: goodsPart,
  load: loadPart,
  pdf: pdfPart,
  start: startPart,
};

// `pnpm bench`, `pnpm bench sizes table` for some parts; with `--write` their figures are stored and put into the README.
const given = process.argv.slice(2);
const write = given.includes('--write');
const wanted = given.filter((name) => name !== '--write');
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown) throw new Error(`There is no part “${unknown}”. The parts: ${Object.keys(parts).join(', ')}.`);

const records = readRecords();
const machine = await describeMachine();
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const load = Math.round(loadavg()[0] ?? 0);
  const figures = await part.run();
  printTable(part.title, figures);
  records[name] = { date: new Date().toISOString().slice(0, 10), machine, load, figures };
  // After each part, so that an aborted run stores its figures.
  if (!write) continue;
  writeRecords(records);
  writeReport(report(parts, records));
}
console.log(`\n# All figures\n\n${report(parts, records)}`);
