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

/** A selector of elements inside of a story, and how they look. */
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
 * Lets elements of a story look as under the pointer, pressed or with the focus, several at once: those with
 * `data-posed="hover"`, `"active"` or `"focus-visible"`, and those that `poses` selects. The page's own rules are
 * copied, so the picture is true. A decorator, so that it is seen where nothing is played.
 */
export const posed =
  (poses: Poses = {}): Decorator =>
  (Story) => (
    <Posed poses={poses}>
      <Story />
    </Posed>
  );
