import { hex, solve } from './color.ts';
import type { OfficeTheme } from './offices.ts';
import { type RoleName, type ThemeMode, type ToneName, type TonePartName, toneNames } from './roles.ts';

type Tone = Record<TonePartName, string>;
type Surfaces = Pick<Record<RoleName, string>, 'surface' | 'canvas' | 'raised'>;

/**
 * Hue and chroma of each tone; neutral has the office's neutral hue. The yellow of in-process is at 92, warning at 58.
 */
const hues: Record<ToneName, { h: number | undefined; c: number }> = {
  neutral: { h: undefined, c: 0.012 },
  process: { h: 92, c: 0.15 },
  success: { h: 153, c: 0.13 },
  danger: { h: 26, c: 0.17 },
  warning: { h: 58, c: 0.14 },
  info: { h: 240, c: 0.11 },
};

/** The tones of a mode. They do not depend on the office's colours, so another theme cannot change their meaning. */
export function makeTones(office: OfficeTheme, mode: ThemeMode, surfaces: Surfaces): Record<ToneName, Tone> {
  const make = { light: lightTone, dark: darkTone, contrast: contrastTone }[mode];
  const tones = toneNames.map((name) => {
    const { h, c } = hues[name];
    return [name, make(name, h ?? office.brand.neutral, c, surfaces)];
  });
  return Object.fromEntries(tones);
}

const softChroma: Partial<Record<ToneName, number>> = {
  success: 0.024,
  danger: 0.017,
  warning: 0.026,
  info: 0.018,
};

function lightTone(name: ToneName, h: number, c: number, { surface, canvas }: Surfaces): Tone {
  const darker = (on: string[], ratio: number, chroma: number, hue = h) =>
    solve({ on, ratio, c: chroma, h: hue, direction: 'darker' });
  if (name === 'process') {
    const soft = hex(0.966, 0.062, 94);
    return {
      soft,
      text: darker([soft, surface, canvas], 6.8, 0.15, 78),
      border: darker([soft, surface], 3.1, 0.13, 84),
      solid: hex(0.86, 0.165, 92),
      onSolid: hex(0.26, 0.05, 80),
    };
  }
  const neutral = name === 'neutral';
  const soft = neutral ? hex(0.945, 0.01, h) : hex(0.967, softChroma[name] ?? 0.006, h);
  return {
    soft,
    text: darker(
      [soft, surface, canvas],
      name === 'warning' ? 6.8 : 6.2,
      neutral ? 0.035 : Math.min(c, 0.15),
    ),
    border: darker([soft, surface], 3.1, c),
    solid: darker(['#ffffff'], neutral ? 6 : 5.6, c),
    onSolid: '#ffffff',
  };
}

function darkTone(name: ToneName, h: number, c: number, { surface, raised }: Surfaces): Tone {
  const neutral = name === 'neutral';
  const process = name === 'process';
  const soft = neutral ? hex(0.285, 0.02, h) : hex(0.262, Math.min(c * 0.28, 0.046), process ? 88 : h);
  const lighter = (on: string[], ratio: number, chroma: number) =>
    solve({ on, ratio, c: chroma, h, direction: 'lighter' });
  return {
    soft,
    text: lighter([soft, surface, raised], 7, neutral ? 0.02 : Math.min(c * 0.85, 0.13)),
    border: lighter([soft, raised], 3.1, neutral ? 0.025 : c * 0.75),
    solid: process
      ? hex(0.85, 0.16, 92)
      : solve({ on: ['#ffffff'], ratio: 4.7, c: c * 1.05, h, direction: 'darker' }),
    onSolid: process ? hex(0.2, 0.04, 80) : '#ffffff',
  };
}

function contrastTone(name: ToneName, h: number, c: number): Tone {
  const process = name === 'process';
  const text =
    name === 'neutral'
      ? '#000000'
      : solve({ on: ['#ffffff'], ratio: 8.5, c, h: process ? 78 : h, direction: 'darker' });
  return {
    soft: '#ffffff',
    text,
    border: text,
    solid: process ? hex(0.88, 0.175, 94) : text,
    onSolid: process ? '#000000' : '#ffffff',
  };
}
