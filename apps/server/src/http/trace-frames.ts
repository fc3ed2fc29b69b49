import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { CrashFrame } from '@pabean/api/contract';

/** Lines of a stack with their places in the sources where these are known, such as `apps/portal/src/app.tsx:31:8`. */
export type TraceFrames = (frames: readonly CrashFrame[]) => Promise<string>;

/**
 * Traces frames of the built portal in `portal` by the source maps of its build, which lie beside it in `<portal>-maps`. A frame
 * of a file without a map, such as of an earlier release, stays as it came.
 */
export function createTracer(portal: string): TraceFrames {
  const folder = `${portal}-maps`;
  const files = new Set(existsSync(folder) ? globSync('**/*.map', { cwd: folder }) : []);
  const maps = new Map<string, Promise<SourceMap>>();

  /** Each map is read once: all of them together take 30 MB. */
  function mapOf(file: string): Promise<SourceMap> | undefined {
    const name = `${file}.map`;
    if (!files.has(name)) return undefined;
    const map = maps.get(name) ?? read(join(folder, name));
    maps.set(name, map);
    return map;
  }

  return async (frames) => {
    const lines = frames.map(async (frame) => lineOf(frame, await mapOf(frame.file)));
    return (await Promise.all(lines)).join('\n');
  };
}

const read = async (file: string) => new SourceMap(JSON.parse(await readFile(file, 'utf8')));

function lineOf({ file, line, column }: CrashFrame, map: SourceMap | undefined): string {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return `${file}:${line}:${column}`;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
