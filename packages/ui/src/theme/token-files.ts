import { baseTokens, measureTokens, modeTokens, type TokenGroup } from './design-tokens.ts';
import type { OfficeTheme } from './offices.ts';
import type { ThemeMode } from './roles.ts';

const modes: readonly ThemeMode[] = ['light', 'dark', 'contrast'];
const densities = ['comfortable', 'compact', 'touch'] as const;

/** The name of an office in a file name: `Lipa' Sabbe` → `lipa-sabbe`. */
const slug = ({ name }: OfficeTheme) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const source = (name: string) => [{ $ref: `${name}.tokens.json` }];

/**
 * The resolver file: which token files are combined for an office, a mode, a density and a pointer (resolver module,
 * 2025.10).
 */
function resolverOf(offices: readonly OfficeTheme[]): TokenGroup {
  const themes = offices.flatMap((office) => modes.map((mode) => `${slug(office)}-${mode}`));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Pabean',
    version: '2025.10',
    sets: { base: { sources: source('base') } },
    modifiers: {
      look: {
        description: 'An office and how the screen is lit.',
        contexts: Object.fromEntries(themes.map((theme) => [theme, source(theme)])),
        default: themes[0] ?? '',
      },
      density: {
        contexts: { comfortable: source('comfortable'), compact: source('compact') },
        default: 'comfortable',
      },
      pointer: {
        description: 'What is larger where a finger points.',
        contexts: { fine: [], coarse: source('touch') },
        default: 'fine',
      },
    },
    resolutionOrder: ['sets/base', 'modifiers/look', 'modifiers/density', 'modifiers/pointer'].map(
      (each) => ({
        $ref: `#/${each}`,
      }),
    ),
  };
}

/** The design tokens of offices as files: name → content. */
export function tokenFiles(offices: readonly OfficeTheme[]): Record<string, TokenGroup> {
  const themes = offices.flatMap((office) =>
    modes.map((mode): [string, TokenGroup] => [
      `${slug(office)}-${mode}.tokens.json`,
      modeTokens(office, mode),
    ]),
  );
  return {
    'pabean.resolver.json': resolverOf(offices),
    'base.tokens.json': baseTokens(),
    ...Object.fromEntries(densities.map((each) => [`${each}.tokens.json`, measureTokens(each)])),
    ...Object.fromEntries(themes),
  };
}
