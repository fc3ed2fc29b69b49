import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { covered } from './cut-off.ts';

/** Actions on a dialog or a form after which the focus is checked. */
export type Action = 'open' | 'save' | 'fail' | 'delete' | 'restore' | 'close';

/** Does an action; takes the element that shows that it is finished, and whether that element is removed then. */
export type Did = (
  action: Action,
  act: () => Promise<unknown>,
  shows: Locator,
  state?: 'visible' | 'hidden',
) => Promise<void>;

/** Waits until nothing is loading and the page has not changed for some frames. */
const isStable = () =>
  new Promise<void>((resolve) => {
    let still = 0;
    const observer = new MutationObserver(() => {
      still = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const look = () => {
      still = document.querySelector('[aria-busy="true"]') ? 0 : still + 1;
      if (still < 4) return requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });

/** Parameters of the focus check. */
interface FocusQuestion {
  /** The text of an error message. */
  readonly message: Element | SVGElement | undefined;
  /** Whether a dialog was opened. */
  readonly opened: boolean;
}

/** Problems with the position of the focus, and of an error message; one line each. Runs in the page. */
function problemsAt({ message, opened }: FocusQuestion): string[] {
  const problems: string[] = [];
  const focused = document.activeElement;
  const open = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2];
    const found = document.elementFromPoint(x, y);
    return top >= 0 && (element.contains(found) || Boolean(found?.contains(element)));
  };
  if (!focused || focused === document.body || focused === document.documentElement) {
    problems.push('the focus is on the body');
  } else {
    const name = `<${focused.localName}> “${(focused.ariaLabel ?? focused.textContent ?? '').slice(0, 40)}”`;
    if (!focused.checkVisibility({ visibilityProperty: true }))
      problems.push(`${name} has the focus and cannot be seen`);
    if (open && !open.contains(focused)) problems.push(`${name} has the focus behind the open dialog`);
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) problems.push(`${name} has the focus out of sight`);
  }
  const form = open?.matches('[data-purpose="edit"]') ? open : undefined;
  const fields = [...(form?.querySelectorAll('input, select, textarea') ?? [])].filter(
    (field) => !field.matches(':disabled, [readonly], [type="hidden"]') && field.checkVisibility(),
  );
  if (opened && fields.length > 0 && !fields.includes(focused as Element))
    problems.push('a dialog opened with a form, and the focus is in none of its fields');
  if (!message) return problems;
  if (!isInSight(message)) problems.push(`“${message.textContent?.slice(0, 60)}” is out of sight`);
  const around = message.closest('[role="alert"], [role="group"], section, li');
  const isAnnounced =
    focused?.contains(message) ||
    around?.contains(focused) ||
    focused?.matches('[aria-invalid="true"]') ||
    // The pressed button can be pressed again, beside a text that is announced as an alert.
    (message.closest('[role="alert"]') && focused?.matches('button'));
  if (!isAnnounced) problems.push('the focus is neither at the failure nor at a wrong field');
  return problems;
}

const openDialogs = (page: Page) => page.evaluate(() => document.querySelectorAll('dialog:modal').length);

/**
 * Does one action after the other and checks the focus each time, and after a failure the error message.
 *
 * @param done Collects the checked actions.
 */
export function lookingAtFocus(page: Page, done: Set<Action>): Did {
  return async (action, act, shows, state = 'visible') => {
    const before = await openDialogs(page);
    await act();
    await shows.first().waitFor({ state });
    await page.evaluate(isStable);
    const message = action === 'fail' ? ((await shows.first().elementHandle()) ?? undefined) : undefined;
    expect(
      await page.evaluate(problemsAt, { message, opened: (await openDialogs(page)) > before }),
      `after “${action}”: ${shows}`,
    ).toEqual([]);
    expect(await covered(page), `after “${action}”: ${shows}`).toEqual([]);
    done.add(action);
  };
}
