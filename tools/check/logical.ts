import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, lineAt, type Node, treeOf } from './tree.ts';

const sources = ['packages/{ui,forms}/src/**/*.css.ts', 'apps/portal/src/**/*.css.ts'];

const sides = /^(top|right|bottom|left)$/;
const named =
  /^(margin|padding|scrollMargin|scrollPadding|border|inset)(Top|Right|Bottom|Left)([A-Z]\w*)?$|^(min|max)?(width|height)$|^(min|max)(Width|Height)$/;
const sided = /^(textAlign|float|clear|captionSide|positionArea|justifyContent)$/;
const shorthand = /^(margin|padding|inset|borderWidth|borderColor|borderStyle|scrollMargin|scrollPadding)$/;

/** Drawings, which have no text direction: path and property. */
const drawings = [
  // A tick is two borders of a rotated box.
  'packages/ui/src/components/checkbox/choice.css.ts borderWidth',
];

/** Values of a shorthand outside of brackets: `1px calc(2px + 3px)` has two. */
const parts = (value: string) => value.match(/(?:[^\s()]|\([^()]*\))+/g) ?? [];

/** Whether a declaration names a side of the screen instead of one of the text. */
function isPhysical(property: string, value: unknown): boolean {
  if (sides.test(property) || named.test(property)) return true;
  if (typeof value !== 'string') return false;
  if (sided.test(property)) return /\b(left|right)\b/.test(value);
  const [, right, , left] = shorthand.test(property) ? parts(value) : [];
  return left !== undefined && left !== right;
}

function declarations(node: Node): { property: string; start: number }[] {
  const inside = childrenOf(node).flatMap(declarations);
  if (node.type !== 'Property') return inside;
  const { key, value } = node as unknown as Record<'key' | 'value', Node>;
  const property = String(key.name ?? key.value);
  return isPhysical(property, value.value) ? [{ property, start: node.start }, ...inside] : inside;
}

/** The declarations of a stylesheet that name a side of the screen, one line each. */
export function physicalIn(file: string, source: string): string[] {
  return declarations(treeOf(file, source))
    .filter(({ property }) => !drawings.includes(`${file} ${property}`))
    .map(({ property, start }) => {
      const line = lineAt(source, start);
      return `${file}:${line} sets ${property}: name the side of the text (inline, block, start, end).`;
    });
}

/**
 * Styles that would be on the wrong side in right-to-left text.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findPhysicalSides(baseDir: string): string[] {
  return globSync(sources, { cwd: baseDir })
    .sort()
    .flatMap((file) => physicalIn(file, readFileSync(join(baseDir, file), 'utf8')));
}
