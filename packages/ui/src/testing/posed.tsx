import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const states = /:(hover|active|focus-visible)/g;

const copied = new WeakSet<CSSStyleSheet>();

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    else if (rule instanceof CSSStyleRule && rule.selectorText.search(states) >= 0)
      list.insertRule(rule.cssText.replaceAll(states, '[data-posed="$1"]'), at + 1);
  }
}

function copyStates(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyRules(sheet);
  }
}

/** Selectors of elements inside a story, and the state in which they are shown. */
type Poses = Record<string, 'hover' | 'active' | 'focus-visible'>;

function Posed({ poses, children }: { poses: Poses; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    copyStates();
    for (const [selector, pose] of Object.entries(poses))
      for (const element of around.current?.querySelectorAll<HTMLElement>(selector) ?? [])
        element.dataset.posed = pose;
  }, [poses]);
  return (
    <div ref={around} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/**
 * Shows elements of a story as hovered, pressed or focused, several at once: those with `data-posed="hover"`,
 * `"active"` or `"focus-visible"`, and those that `poses` selects. The page's own rules for these states are copied. A
 * decorator, so that it also works where no play function runs.
 */
export const posed =
  (poses: Poses = {}): Decorator =>
  (Story) => (
    <Posed poses={poses}>
      <Story />
    </Posed>
  );
