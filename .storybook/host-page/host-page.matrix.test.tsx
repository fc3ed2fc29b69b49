import '@pabean/forms';
import '@pabean/ui';
import '@pabean/ui/styles.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import hostStyles from './host.css?inline';
import hostElements from './host-elements.html?raw';
import { differencesOf, looksOf } from './looks.ts';

let frame: HTMLIFrameElement;

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
});
afterEach(() => frame.remove());

/** Our stylesheets, as Vite has brought them into this document. */
const ours = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id*="/packages/"]')].map(
    ({ textContent }) => textContent,
  );

/** A page of somebody else, with stylesheets added to its own. */
function pageWith(sheets: readonly string[]) {
  const page = frame.contentDocument as Document;
  page.documentElement.innerHTML = `<head></head><body>${hostElements}</body>`;
  for (const text of [hostStyles, ...sheets])
    page.head.appendChild(page.createElement('style')).textContent = text;
  return looksOf(page.querySelectorAll('html, body, body *'));
}

const changed = (sheets: readonly string[]) => differencesOf(pageWith([]), pageWith(sheets));

it('our stylesheets do not change the elements of a page', () => {
  expect(ours().length).toBeGreaterThan(100);
  expect(changed(ours())).toEqual([]);
});

it.each([
  'h2 { margin: 0 }',
  'button { font: inherit }',
  'html { color-scheme: dark }',
  'li::before { content: "" }',
])('a rule such as %s does', (rule) => {
  expect(changed([...ours(), rule])).not.toEqual([]);
});

it.each(['button', 'input'])(
  'what the page sets for a focused %s is not on the root of a component',
  (name) => {
    pageWith([...ours(), `${name}:focus { opacity: 0.5 }`]);
    const page = frame.contentDocument as Document;
    const control = page.body.appendChild(page.createElement(name));
    const opacity = () => frame.contentWindow?.getComputedStyle(control).opacity;
    control.style.transition = 'none';
    control.focus();
    expect(opacity()).toBe('0.5');
    control.className = 'pabean';
    expect(opacity()).toBe('1');
  },
);
