import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/root.ts';

/** The folder of the written declarations. */
export const declarations = join(root, '.cache/declarations');

const packages = join(root, 'packages');

/** `packages/ui/src/index.ts` → its declaration, if it was written; any other path unchanged. */
export function declarationOf(source: string): string {
  if (!source.startsWith(`${packages}/`) || source.includes('/node_modules/')) return source;
  const declaration = join(declarations, relative(packages, source).replace(/\.tsx?$/, '.d.ts'));
  return existsSync(declaration) ? declaration : source;
}

/** The source of a declaration; any other path unchanged. */
export function sourceOf(declaration: string): string {
  if (!declaration.startsWith(`${declarations}/`)) return declaration;
  const bare = join(packages, relative(declarations, declaration)).replace(/\.d\.ts$/, '');
  return existsSync(`${bare}.tsx`) ? `${bare}.tsx` : `${bare}.ts`;
}
