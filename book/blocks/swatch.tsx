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

/** Props of {@link Swatch}. */
export interface SwatchProps {
  /** A role such as `accent`, `danger.solid` or `shadow.menu`. */
  role: string;
}

/** A role's current value: drawn, and for colours also as text, read from the page. */
export function Swatch({ role }: SwatchProps) {
  const sample = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  const variable = variableOf(role);
  const shadow = role.startsWith('shadow.');
  useLayoutEffect(() => {
    const read = () => sample.current && setValue(hex(getComputedStyle(sample.current).backgroundColor));
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, []);
  return (
    <span className="book-swatch">
      <span
        ref={sample}
        className="book-swatch-colour"
        style={shadow ? { boxShadow: variable } : { background: variable }}
      />
      {!shadow && <code>{value}</code>}
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
