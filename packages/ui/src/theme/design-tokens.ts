import { srgb } from './color.ts';
import { makeTheme } from './make-theme.ts';
import { lines, measures, type Shadow, shadows, touchMeasures } from './mode-values.ts';
import type { OfficeTheme } from './offices.ts';
import { roleNames, type ThemeColors, type ThemeMode, toneNames, tonePartNames } from './roles.ts';
import { font, frame, layer, motion, radius, space, type } from './tokens.ts';
import { vars } from './vars.css.ts';

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

/** Tokens in the format of the Design Tokens Community Group, version 2025.10: groups of groups and of `$value`s. */
export interface TokenGroup {
  readonly [key: string]: Json;
}

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

const rounded = (value: number, digits = 4) => Number(value.toFixed(digits));
const map = <Value>(
  values: Readonly<Record<string, Value>>,
  token: (value: Value, name: string) => TokenGroup,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]));

const dimension = (length: string) => ({ value: Number.parseFloat(length), unit: 'px' });
const number = (text: string, unit = '') => Number(text.replace(unit, ''));

function color(text: string): TokenGroup {
  const parsed = srgb(text);
  if (!parsed) throw new Error(`${text} is no colour.`);
  const { r, g, b, alpha = 1 } = parsed;
  const hex = [r, g, b].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map((part) => rounded(part)),
    alpha: rounded(alpha),
    hex: `#${hex.join('')}`,
  };
}

const variable = (reference: string) => `CSS: ${reference}`;

function transition(text: string): TokenGroup {
  const [duration = '', curve = ''] = text.split(/ (?=cubic)/);
  const numbers = curve.match(/-?[\d.]+/g) ?? [];
  return {
    duration: { value: number(duration, 'ms'), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: numbers.map(Number),
  };
}

interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  fontWeight?: number;
  letterSpacing?: string;
}

/** A type style; the format has line heights as multiples of the size, and no `em`. */
function typography({
  fontSize,
  lineHeight,
  fontWeight = 400,
  letterSpacing = '0em',
}: TypeStyle): TokenGroup {
  const size = number(fontSize, 'px');
  return {
    fontFamily: '{font.sans}',
    fontSize: dimension(fontSize),
    fontWeight,
    letterSpacing: { value: rounded(number(letterSpacing, 'em') * size), unit: 'px' },
    lineHeight: rounded(number(lineHeight, 'px') / size, 6),
  };
}

const group = ($type: string, $description: string, tokens: TokenGroup): TokenGroup => ({
  $type,
  $description,
  ...tokens,
});

const families = (stack: string) => ({
  $value: stack.split(', ').map((family) => family.replaceAll('"', '')),
});

/** Tokens that are the same in every office and mode: distances, radii, type, motion, stacking order, widths. */
export const baseTokens = (): TokenGroup => ({
  $schema: schema,
  space: group(
    'dimension',
    'Distances on a grid of 4; 6 and 10 only inside controls.',
    map(space, (each) => ({ $value: dimension(each) })),
  ),
  radius: group(
    'dimension',
    'Corner radii.',
    map(radius, (each) => ({ $value: dimension(each) })),
  ),
  frame: group(
    'dimension',
    'Widths of the frame.',
    map(frame, (each) => ({ $value: dimension(each) })),
  ),
  layer: group(
    'number',
    'Stacking order.',
    map(layer, (each) => ({ $value: each })),
  ),
  motion: group(
    'transition',
    'Of opacity and transform only.',
    map(motion, (each) => ({ $value: transition(each) })),
  ),
  font: group('fontFamily', 'Font stacks. Codes that are read aloud stand in mono.', map(font, families)),
  type: group(
    'typography',
    'Type styles.',
    map(type, (each: TypeStyle) => ({ $value: typography(each) })),
  ),
});

const ofColor = (colors: ThemeColors): TokenGroup => ({
  ...Object.fromEntries(
    roleNames.map((role) => [
      role,
      { $value: color(colors[role]), $description: variable(vars.color[role]) },
    ]),
  ),
  ...Object.fromEntries(
    toneNames.map((tone) => [
      tone,
      Object.fromEntries(
        tonePartNames.map((part) => [
          part,
          { $value: color(colors[tone][part]), $description: variable(vars.color[tone][part]) },
        ]),
      ),
    ]),
  ),
});

/** The format has no empty list of shadows: none is a transparent shadow without size. */
const none: Shadow = { y: 0, blur: 0, spread: 0, color: ['transparent', 'transparent'] };

const stackOf = (stack: readonly Shadow[], mode: ThemeMode) =>
  (stack.length === 0 ? [none] : stack).map(({ y, blur, spread, color: [light, dark] }) => {
    const chosen = mode === 'dark' ? dark : light;
    return {
      color: typeof chosen === 'string' ? color(chosen) : `{color.${chosen.role}}`,
      offsetX: dimension('0'),
      offsetY: dimension(`${y}`),
      blur: dimension(`${blur}`),
      spread: dimension(`${spread}`),
    };
  });

/** Tokens that depend on office and mode: colours, line widths, shadows. */
export function modeTokens(office: OfficeTheme, mode: ThemeMode): TokenGroup {
  const set = mode === 'contrast' ? 'plain' : 'day';
  const { tint, ...widths } = lines[set];
  const edges: Readonly<Record<string, readonly Shadow[]>> = shadows[set];
  const { tint: tintVariable, ...widthVariables } = vars.line;
  const shadowVariables: Readonly<Record<string, string>> = vars.shadow;
  return {
    $schema: schema,
    $description: `${office.name}, ${mode}`,
    color: group(
      'color',
      'Roles and tones. Components read these, never hues.',
      ofColor(makeTheme(office, mode)),
    ),
    line: {
      $description: 'Widths of lines, and how much of its colour the edge of a tone has.',
      ...map(widths, (width, name) => ({
        $type: 'dimension',
        $value: dimension(width),
        $description: variable(widthVariables[name as keyof typeof widthVariables]),
      })),
      tint: { $type: 'number', $value: number(tint, '%') / 100, $description: variable(tintVariable) },
    },
    shadow: group(
      'shadow',
      'What lifts menus and dialogs off the page.',
      map(edges, (stack, name) => ({
        $value: stackOf(stack, mode),
        $description: variable(shadowVariables[name] ?? ''),
      })),
    ),
  };
}

/** Measures of a density, or those that are larger for a coarse pointer. */
export function measureTokens(density: keyof typeof measures | 'touch'): TokenGroup {
  const variables: Readonly<Record<string, string>> = vars.measure;
  const values: Readonly<Record<string, string>> = density === 'touch' ? touchMeasures : measures[density];
  return {
    $schema: schema,
    measure: group(
      'dimension',
      'Heights, gaps and text of controls and tables.',
      map(values, (each, name) => ({
        $value: dimension(each),
        $description: variable(variables[name] ?? ''),
      })),
    ),
  };
}
