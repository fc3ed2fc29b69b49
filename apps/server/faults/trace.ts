import { dirname } from 'node:path';

/** What a server asked of the kernel, in order; a call is one event, or two where others came between its begin and its end. */
interface Event {
  readonly call: string;
  readonly text: string;
  readonly begins: boolean;
  readonly ends: boolean;
}

const traced = /^\d+\s+(?:<\.\.\. (\w+) resumed>(.*)|(\w+)\((.*))$/;

/** Reads a line of `strace -f`; undefined for signals and ends of threads. */
function eventOf(line: string): Event | undefined {
  const [, resumed, rest = '', begun, text = ''] = traced.exec(line) ?? [];
  if (resumed) return { call: resumed, text: rest, begins: false, ends: true };
  if (begun) return { call: begun, text, begins: true, ends: !line.includes('<unfinished') };
  return undefined;
}

/** The path behind the first descriptor, as `strace -y` shows it. */
const pathIn = (text: string) => /^\d+<(\/[^>]*)>/.exec(text)?.[1];

/** A store's log of changes, the contents of files and their folders; not its index, the lock or mails. */
const isKept = (path: string) => /pabean\.db(?:-wal)?$|\/files(?:\/|$)/.test(path);
const isLog = (path: string) => path.endsWith('-wal');
const isFile = (path: string) => path.includes('/files/');

/**
 * The defects of a trace: answers of successful writes that left before what they stored had been flushed to the disk, and files
 * that were flushed after the row that refers to them.
 *
 * @param lines The lines of `strace -f -y`, of a server with one caller.
 * @param writes Whether each of the caller's requests wrote, in order.
 */
export function unflushedAnswers(lines: readonly string[], writes: readonly boolean[]) {
  const failed: string[] = [];
  const seen = { answers: 0, writes: 0, flushes: 0, files: 0 };
  /** What is not flushed yet, and since which line. */
  const dirty = new Map<string, number>();
  /** A flush that has begun in a thread covers what was written before. */
  const begun = new Map<string, { readonly path: string; readonly at: number }>();
  let fileFlushed = 0;
  let logFlushed = 0;
  const flushed = (path: string, from: number, at: number) => {
    if ((dirty.get(path) ?? from) <= from) dirty.delete(path);
    seen.flushes++;
    if (isLog(path)) logFlushed = at;
    if (isFile(path)) fileFlushed = at;
  };
  for (const [at, line] of lines.entries()) {
    const event = eventOf(line);
    if (!event) continue;
    const { call, text, begins, ends } = event;
    const thread = line.split(' ', 1)[0] ?? '';
    const path = pathIn(text);
    if (/^f(?:data)?sync$/.test(call)) {
      if (begins && path && isKept(path)) begun.set(thread, { path, at });
      const flush = begun.get(thread);
      if (ends && flush) {
        begun.delete(thread);
        if (/= 0$/.test(line)) flushed(flush.path, flush.at, at);
        else failed.push(`A flush failed: ${line}`);
      }
    } else if (call.startsWith('rename') && begins) {
      const [from = '', to = ''] = [...text.matchAll(/"([^"]*)"/g)].map(([, name]) => name);
      if (!isKept(to)) continue;
      seen.files++;
      if (dirty.has(from)) failed.push(`${from} is renamed before it is flushed`);
      dirty.set(dirname(to), at);
    } else if (/write/.test(call) && begins && text.includes('"HTTP/1.1 ')) {
      const isWrite = writes[seen.answers++];
      if (!isWrite || !text.includes('"HTTP/1.1 200')) continue;
      seen.writes++;
      if (dirty.size > 0)
        failed.push(`Answer ${seen.answers} before a flush of ${[...dirty.keys()].join(', ')}`);
      if (fileFlushed > logFlushed) failed.push(`Answer ${seen.answers}: a file is flushed after its row`);
    } else if (/write/.test(call) && begins && path && isKept(path)) dirty.set(path, at);
  }
  return { failed, seen };
}
