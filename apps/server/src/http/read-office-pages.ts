import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Announcement } from '@pabean/api/contract';
import { isIsoDate } from '@pabean/api/rules';

// An office's pages for visitors are plain files in a folder: `pengumuman/2026-01-15-jam-layanan.txt` (the first line is
// the title) and `laporankinerja/2025.pdf`. They are read at each request, so that a new file needs no restart.

const announcementName = /^(\d{4}-\d\d-\d\d)-[\w-]+\.txt$/;
const reportName = /^(\d{4})\.pdf$/;

/** How many are shown; older files may stay in the folder. */
const most = 50;
const mostBytes = 100_000;

/** Announcements in the folder of an office, the newest first. */
export async function readAnnouncements(folder: string): Promise<Announcement[]> {
  const files = await namesIn(join(folder, 'pengumuman'), announcementName);
  const names = files.filter((name) => isIsoDate(name.slice(0, 10)));
  return Promise.all(names.slice(0, most).map((name) => readAnnouncement(folder, name)));
}

async function readAnnouncement(folder: string, name: string): Promise<Announcement> {
  const bytes = await readFile(join(folder, 'pengumuman', name));
  const text = bytes
    .subarray(0, mostBytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const [title = '', ...rest] = text.trim().split('\n');
  return { date: name.slice(0, 10), title: title.trim(), text: rest.join('\n').trim() };
}

/** The years of the reports in the folder of an office, the newest first, each with its size. */
export async function listReports(folder: string): Promise<{ year: string; bytes: number }[]> {
  const names = await namesIn(join(folder, 'laporankinerja'), reportName);
  return Promise.all(
    names.map(async (name) => {
      const { size } = await stat(join(folder, 'laporankinerja', name));
      return { year: name.slice(0, 4), bytes: size };
    }),
  );
}

/**
 * The report of a year, or undefined if there is none.
 *
 * @param year Must be four digits.
 */
export async function readReport(folder: string, year: string): Promise<Buffer | undefined> {
  const names = await namesIn(join(folder, 'laporankinerja'), reportName);
  const name = names.find((each) => each === `${year}.pdf`);
  return name === undefined ? undefined : readFile(join(folder, 'laporankinerja', name));
}

/** Names of files that match a pattern, the latest first; none if the folder does not exist. */
async function namesIn(folder: string, form: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => form.test(name))
    .sort()
    .reverse();
}
