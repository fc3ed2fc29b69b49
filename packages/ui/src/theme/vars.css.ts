import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { RoleName, ToneName, TonePartName } from './roles.ts';
import { roleNames, toneNames, tonePartNames } from './roles.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const named = <Name extends string>(names: readonly Name[], prefix = '') =>
  Object.fromEntries(names.map((name) => [name, `pb-${prefix}${kebab(name)}`])) as Record<Name, string>;

const tones = Object.fromEntries(
  toneNames.map((tone) => [tone, named<TonePartName>(tonePartNames, `${tone}-`)]),
) as Record<ToneName, Record<TonePartName, string>>;

/**
 * The variables that components use and themes set: `color` roles and tones, `line` widths and the share of a tone's
 * colour in its borders, `shadow`s, and the measures that density changes. Every variable is named `--pb-…` on the
 * page.
 */
export const vars = createGlobalThemeContract({
  color: { ...named<RoleName>(roleNames), ...tones },
  line: { hairline: 'pb-line', control: 'pb-line-control', error: 'pb-line-error', tint: 'pb-line-tint' },
  shadow: { low: 'pb-shadow-low', menu: 'pb-shadow-menu', dialog: 'pb-shadow-dialog' },
  measure: {
    control: 'pb-control',
    controlSmall: 'pb-control-small',
    row: 'pb-row',
    cellBlock: 'pb-cell-block',
    cellInline: 'pb-cell-inline',
    fieldGap: 'pb-field-gap',
    tableText: 'pb-table-text',
    tableLine: 'pb-table-line',
  },
});
