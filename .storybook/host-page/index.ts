import { scope } from '@pabean/ui/theme';
import type { AfterEach } from 'storybook/internal/types';
import { checksOtherThemes } from '../other-themes.ts';
import hostStyles from './host.css?inline';
import { differencesOf, looksOf } from './looks.ts';

/** The properties of everything that is ours. */
const looks = () => looksOf(document.querySelectorAll(`body .${scope}, body .${scope} *`));

/** Keeps the size of the page's own elements around ours, which are as wide as there is room. */
function keepRoom() {
  const around = document.querySelectorAll<HTMLElement>(`body :has(.${scope}):not(.${scope}, .${scope} *)`);
  for (const element of around)
    for (const property of ['box-sizing', 'margin', 'padding', 'border-style'])
      element.style.setProperty(property, getComputedStyle(element).getPropertyValue(property));
}

/** What a page's stylesheet changes of what is ours. */
function changes(): string[] {
  keepRoom();
  const plain = looks();
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = hostStyles;
  const differences = differencesOf(plain, looks());
  sheet.remove();
  return differences;
}

/**
 * Checks that a finished story looks the same on a page of somebody else without rules and on one with rules for elements: every
 * computed property of every element of ours. On an own page, its stories stand for themselves.
 */
export const checkHostPage: AfterEach = () => {
  if (!checksOtherThemes()) return;
  const root = document.documentElement;
  root.classList.remove(scope);
  const problems = changes();
  root.classList.add(scope);
  if (problems.length > 0)
    throw new Error(`The styles of a page around it change this story:\n${problems.slice(0, 20).join('\n')}`);
};
