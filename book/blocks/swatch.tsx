import { toneNames, vars } from '@pabean/ui/theme';
import { useLayoutEffect, useRef, useState } from 'react';

/** The CSS variable of a role: `accent` or `danger.solid` of the colours, `shadow.menu` of the rest. */
export function variableOf(role: string): string | undefined {
  const [group = '', part] = role.split('.');
  const colors: Record<string, string | Record<string, string>> = vars.color;
  const found = colors[group];
  const value = typeof found === 'object' ? found[part ?? ''] : found;
  if (value) return value;
  return group === 'shadow' ? (vars.shadow as Record<string, string>)[part ?? ''] : undefined;
}

const hex = (value: string) => {
  const [r, g, b, a] = value.match(/[\d.]+/g) ?? [];
  if (a !== undefined || r === undefined) return value;
  return `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};

/** A shadow's layers as a stylesheet has them: `0 4px 12px 0 rgba(18, 33, 54, 0.12)`. */
const layersOf = (value: string): string[] =>
  (value.match(/(?:\([^)]*\)|[^,(])+/g) ?? []).map((layer) =>
    layer
      .trim()
      .replace(/^(\S+\([^)]*\)) (.+)$/, '$2 $1')
      .replaceAll(/\b0px/g, '0'),
  );

/** What a style of the element with the ref is in the current theme. */
function useComputed(property: 'backgroundColor' | 'boxShadow') {
  const sample = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const read = () => sample.current && setValue(getComputedStyle(sample.current)[property]);
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, [property]);
  return { sample, value };
}

/** Props of {@link Swatch} and {@link ShadowSample}. */
export interface SwatchProps {
  /** A role such as `accent`, `danger.solid` or `shadow.menu`. */
  role: string;
}

/** A role's current value, read from the page: drawn, and as text. */
export const Swatch = ({ role }: SwatchProps) =>
  role.startsWith('shadow.') ? (
    <ShadowSample role={role} className="book-swatch-colour" />
  ) : (
    <ColourSample role={role} />
  );

function ColourSample({ role }: SwatchProps) {
  const { sample, value } = useComputed('backgroundColor');
  return (
    <span className="book-swatch">
      <span ref={sample} className="book-swatch-colour" style={{ background: variableOf(role) }} />
      <code>{hex(value)}</code>
    </span>
  );
}

/** A shadow under an element of a class, and its layers as text. */
export function ShadowSample({ role, className }: SwatchProps & { className: string }) {
  const { sample, value } = useComputed('boxShadow');
  return (
    <span className="book-swatch book-shadow">
      <span ref={sample} className={className} style={{ boxShadow: variableOf(role), border: 0 }} />
      <span>
        {layersOf(value).map((layer) => (
          <code key={layer}>{layer}</code>
        ))}
      </span>
    </span>
  );
}

/** A part of every tone, such as `soft`: for roles whose tone a prop chooses. */
export function ToneSwatches({ part }: { part: string }) {
  return (
    <span className="book-swatch book-tones">
      {toneNames.map((tone) => (
        <span
          key={tone}
          className="book-swatch-colour"
          style={{ background: variableOf(`${tone}.${part}`) }}
          title={tone}
        />
      ))}
    </span>
  );
}
