import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import { type Feature, lateIn, type Newer, partOf } from './support.ts';

const { css } = bcd as unknown as Record<string, Record<string, Feature>>;

type Used = [name: string, feature: Feature | undefined];

const functions = /([\w-]+)\(/g;
const words = /[\w-]+/g;
const units = /(?<![\w.-])[\d.]+([a-z]+)/g;
const pseudos = /(?<!\\)::?([\w-]+)/g;

const groupOfUnit: Readonly<Record<string, string>> = {
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
  d: 'viewport_percentage_units_dynamic',
  c: 'container_query_length_units',
};

const lengthOf = (unit: string) => {
  const group = /^[sld]v(?:[whib]|min|max)$|^cq/.test(unit) ? groupOfUnit[unit[0] ?? ''] : undefined;
  return partOf(css, 'types', 'length', group ?? unit);
};

/** A function by its name: MDN keeps `calc()` among the types, and `light-dark()` below its type. */
const functionOf = (name: string) =>
  [css?.types, ...Object.values(css?.types ?? {})].map((type) => partOf(type, name)).find(Boolean);

const each = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all, part = all]) => part);

function usedInValue(property: string, value: string): Used[] {
  return [
    ...each(value, functions).map((name): Used => [`${name}()`, functionOf(name)]),
    ...each(value, units).map((unit): Used => [`unit ${unit}`, lengthOf(unit)]),
    ...each(value.replaceAll(/\([^()]*\)/g, ''), words).map(
      (word): Used => [`${property}: ${word}`, partOf(css, 'properties', property, word)],
    ),
  ];
}

/** What a rule, an at-rule or a declaration uses. A list of selectors falls whole where one of them is unknown. */
function usedBy(node: ChildNode): Used[] {
  if (node.type === 'decl') {
    const property = partOf(css, 'properties', node.prop);
    const values = lateIn(property).length > 0 ? [] : usedInValue(node.prop, node.value);
    return [[node.prop, property], ...values];
  }
  if (node.type === 'rule') {
    const inList = node.selectors.length > 1 ? ' in a list of selectors' : '';
    return each(node.selector, pseudos).map((name) => [`:${name}${inList}`, partOf(css, 'selectors', name)]);
  }
  if (node.type !== 'atrule') return [];
  const rule: Used = [`@${node.name}`, partOf(css, 'at-rules', node.name)];
  const features = node.name === 'media' ? each(node.params, /\(\s*([\w-]+)/g) : [];
  return [
    rule,
    ...features.map((name): Used => [`@media (${name})`, partOf(css, 'at-rules', 'media', name)]),
  ];
}

/** Whether a node stands in rules for browsers that have a feature. */
function isDetected(node: ChildNode): boolean {
  for (
    let { parent } = node as { parent: Container | undefined };
    parent;
    parent = parent.parent as Container
  )
    if ((parent as AtRule).name === 'supports' && !/\bnot\b/.test((parent as AtRule).params)) return true;
  return false;
}

/** What stylesheets use of properties, values, selectors and at-rules that is newer than the baseline. */
export function newerInStyles(files: readonly string[], root: string): Newer[] {
  return files.flatMap((file) => {
    const found: Newer[] = [];
    parse(readFileSync(file, 'utf8')).walk((node) => {
      for (const [feature, part] of isDetected(node) ? [] : usedBy(node)) {
        const missing = lateIn(part);
        if (missing.length > 0) found.push({ file: relative(root, file), feature, missing });
      }
    });
    return found;
  });
}
