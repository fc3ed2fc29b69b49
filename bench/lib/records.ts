import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launch.ts';
import { root } from '../../tools/lib/root.ts';
import type { Figure } from './figure.ts';

/** The figures of one part, with date and machine. */
export interface Measured {
  /** YYYY-MM-DD */
  date: string;
  machine: string;
  /** The load average of the minute before the part. */
  load: number;
  figures: Figure[];
}

/** The stored figures by the name of their part. */
export type Records = Record<string, Measured>;

const file = join(root, 'bench/figures.json');

/** The figures of earlier runs. */
export const readRecords = (): Records =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};

/** Stores figures for the table in the README. */
export const writeRecords = (records: Records) =>
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);

/** A description of this machine, without its name. */
export async function describeMachine(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version().split('.')[0];
  await browser.close();
  return `${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${version}`;
}
