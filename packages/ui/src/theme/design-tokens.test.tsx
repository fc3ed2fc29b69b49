import { afterEach, describe, expect, test } from 'vitest';
import { measureTokens, modeTokens, type TokenGroup } from './design-tokens.ts';
import './global.css.ts';
import { officeStyleSheet } from './office-style-sheet.ts';
import { kawung, sabbe, songket } from './offices.ts';

interface Color {
  components: [number, number, number];
  alpha: number;
  hex: string;
}

interface Shadow {
  color: Color | string;
  offsetY: { value: number };
  blur: { value: number };
  spread: { value: number };
}

const root = document.documentElement;
const sheet = document.createElement('style');

afterEach(() => {
  sheet.remove();
  delete root.dataset.theme;
  delete root.dataset.density;
});

const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null;

/** Every token of a group with the variable that its description names. */
function tokensOf(group: unknown): { variable: string; value: unknown }[] {
  if (!isGroup(group)) return [];
  const variable = /var\(.+\)/.exec(String(group.$description))?.[0];
  if (group.$value !== undefined) return variable ? [{ variable, value: group.$value }] : [];
  return Object.values(group).flatMap(tokensOf);
}

/** The browser's computed value of a declaration. */
function computed(property: 'color' | 'boxShadow', value: string): string {
  const probe = document.createElement('i');
  probe.style[property] = value;
  document.body.append(probe);
  const result = getComputedStyle(probe)[property];
  probe.remove();
  return result;
}

const asCss = ({ components, alpha }: Color) =>
  `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;

describe.each([songket, kawung, sabbe])('the tokens of $name', (office) => {
  test.each(['light', 'dark', 'contrast'] as const)('are those of the stylesheet in %s', (mode) => {
    root.dataset.theme = mode;
    sheet.textContent = officeStyleSheet(office);
    document.head.append(sheet);
    const { color, line, shadow } = modeTokens(office, mode);

    const colors = tokensOf(color) as { variable: string; value: Color }[];
    expect(colors).toHaveLength(62);
    const actual = colors.map(({ variable, value }) => [variable, computed('color', asCss(value))]);
    expect(actual).toEqual(colors.map(({ variable }) => [variable, computed('color', variable)]));
    for (const { value } of colors)
      expect(computed('color', value.hex)).toBe(computed('color', asCss({ ...value, alpha: 1 })));

    const page = getComputedStyle(root);
    const written = (variable: string) => page.getPropertyValue(variable.slice('var('.length, -1)).trim();
    for (const { variable, value } of tokensOf(line))
      expect(typeof value === 'number' ? `${value * 100}%` : `${(value as { value: number }).value}px`).toBe(
        written(variable),
      );

    const shadows = tokensOf(shadow) as { variable: string; value: Shadow[] }[];
    expect(shadows).toHaveLength(3);
    for (const { variable, value } of shadows) {
      const stack = value.map(({ color: own, offsetY, blur, spread }) => {
        const text = typeof own === 'string' ? 'var(--pb-border)' : asCss(own);
        return `0 ${offsetY.value}px ${blur.value}px ${spread.value}px ${text}`;
      });
      const nothing = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px';
      const drawn = computed('boxShadow', stack.join(', ')).replace(nothing, 'none');
      expect(drawn).toBe(computed('boxShadow', variable));
    }
  });
});

test.each(['comfortable', 'compact'] as const)(
  'the measures of %s are those of the stylesheet',
  (density) => {
    root.dataset.density = density;
    const page = getComputedStyle(root);
    const measures = tokensOf(measureTokens(density)) as { variable: string; value: { value: number } }[];
    expect(measures).toHaveLength(8);
    for (const { variable, value } of measures)
      expect(page.getPropertyValue(variable.slice('var('.length, -1)).trim()).toBe(`${value.value}px`);
  },
);
