import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/root.ts';
import type { pageLimits } from './size-limits.ts';

/** What somebody loads for a page, in kilobytes of 1000 bytes, gzipped. */
interface PageSize {
  /** `login`, or the name of the page's file without its ending. */
  page: string;
  js: number;
  css: number;
  together: number;
}

// Loaded beside every page of somebody who is signed in.
const frame = ['/src/portal.tsx', '/src/session/calls.ts'];
// Loaded by a page besides what it imports.
const besides: Record<string, string[]> = { 'application-form': ['/src/drafts/drafts.ts'] };
const isPage = /\/src\/pages\/.*\/([^/]+)-page\.tsx$/;

type Output = Rolldown.RolldownOutput['output'];

async function buildInMemory(): Promise<Output> {
  const result = await build({
    root: join(root, 'apps/portal'),
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  ) as unknown as Output;
}

const kilobytes = (text: string | Uint8Array) => gzipSync(text).length / 1000;

/** The chunks that come with `first`, itself included. */
function closure(
  chunks: Map<string, Rolldown.OutputChunk>,
  first: Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(first);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next) found.add(next);
    }
  return [...found];
}

/** What each page of the portal loads, from a build of its present sources. */
async function portalSizes(): Promise<PageSize[]> {
  const output = await buildInMemory();
  const all = output.filter((part) => part.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const assets = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, part.source]] : [])),
  );
  const firstPaint = kilobytes(readFileSync(join(root, 'apps/portal/public/first-paint.js')));
  const sizeOf = (page: string, first: Rolldown.OutputChunk[]): PageSize => {
    const loaded = closure(chunks, first);
    const styles = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    const js = loaded.reduce((sum, chunk) => sum + kilobytes(chunk.code), firstPaint);
    const css = [...styles].reduce((sum, name) => sum + kilobytes(assets.get(name) ?? ''), 0);
    return { page, js, css, together: js + css };
  };
  const entry = all.filter((chunk) => chunk.isEntry);
  const holding = (ends: string[]) =>
    all.filter((chunk) => chunk.moduleIds.some((id) => ends.some((end) => id.endsWith(end))));
  const pages = all.flatMap((chunk) => {
    const page = isPage.exec(chunk.facadeModuleId ?? '')?.[1];
    return page && page !== 'login'
      ? [sizeOf(page, [...entry, ...holding([...frame, ...(besides[page] ?? [])]), chunk])]
      : [];
  });
  return [sizeOf('login', entry), ...pages];
}

/** The pages that load more than they may. */
export async function findHeavyPages(limits: typeof pageLimits): Promise<string[]> {
  const sizes = await portalSizes();
  return sizes.flatMap(({ page, ...size }) => {
    const limit = page === 'login' ? limits.login : limits.other;
    return (['js', 'css', 'together'] as const)
      .filter((kind) => size[kind] > limit[kind])
      .map((kind) => `${page}, ${kind}: ${size[kind].toFixed(1)} KB, limit ${limit[kind]} KB`);
  });
}
