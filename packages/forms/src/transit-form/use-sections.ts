import { focusField } from '@pabean/ui/error-summary';
import { media } from '@pabean/ui/theme';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormSection, type SectionName, sectionOf } from './sections.ts';

/** Whether one section at a time is shown. */
export const isOneAtATime = () => matchMedia(media.phone).matches;

/** The position in a form of sections, and navigation to others. */
export interface Sections {
  readonly list: readonly FormSection[];
  /** The index of the shown section or, if all are shown, of the current one. */
  readonly current: number;
  /** The index of the last section that was visited. */
  readonly reached: number;
  /** Whether the user came to a section from the final review, which is where they return to. */
  readonly returns: boolean;
  /** Returns the id of a section's element. */
  idOf(section: SectionName): string;
  /** Shows a section, and focuses its heading. */
  go(index: number): void;
  /** Goes from the final review to a section, to change it. */
  change(index: number): void;
  /** Shows the section of a field, by its name, without moving the focus. */
  open(field: string): void;
  /** Shows the section of a field, and focuses the field. */
  goToField(field: string, id: string): void;
}

/** A part of the screen, from its top; the last section that begins above it is the current one. */
const eyeLine = 0.35;

/** The position: on a phone it changes with a button; on one long page it follows focus and scrolling. */
export function useSections(list: readonly FormSection[]): Sections {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [returns, setReturns] = useState(false);
  const id = useId();
  const idOf = (section: SectionName) => `${id}-${section}`;
  /** The focus determines the position until the user scrolls. */
  const follows = useRef(false);
  const elementOf = (index: number) => document.getElementById(idOf(list[index]?.name ?? 'send'));

  function show(index: number) {
    setCurrent(index);
    setReached((most) => Math.max(most, index));
    if (index === list.length - 1) setReturns(false);
  }

  const onFocus = useEffectEvent((event: Event) => {
    const at = list.findIndex((_, index) => elementOf(index)?.contains(event.target as Node));
    if (at < 0) return;
    follows.current = true;
    show(at);
  });
  const onScroll = useEffectEvent(() => {
    if (follows.current || isOneAtATime()) return;
    const { scrollTop, scrollHeight } = document.documentElement;
    const isAtEnd = scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 2;
    const at = isAtEnd
      ? list.length - 1
      : list.findLastIndex(
          (_, index) => (elementOf(index)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * eyeLine,
        );
    show(Math.max(0, at));
  });
  useEffect(() => {
    const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    const byHand = () => {
      follows.current = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const move of moves) addEventListener(move, byHand, { passive: true, capture: true, signal });
    document.addEventListener('focusin', (event) => onFocus(event), { signal });
    document.addEventListener('scroll', () => onScroll(), { passive: true, signal });
    return () => listening.abort();
  }, []);

  const open = (field: string) => {
    const index = sectionOf(list, field);
    if (index >= 0) flushSync(() => show(index));
  };

  function go(index: number) {
    flushSync(() => show(index));
    const element = elementOf(index);
    const heading = element?.querySelector<HTMLElement>('h2, h3');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (isOneAtATime()) scrollTo({ top: 0 });
    else element?.scrollIntoView({ block: 'start' });
  }

  return {
    list,
    current,
    reached,
    returns,
    idOf,
    go,
    change(index) {
      go(index);
      setReturns(true);
    },
    open,
    goToField(field, controlId) {
      open(field);
      focusField(controlId);
    },
  };
}
