// Higher than any example except a list of thousands of rows.
const highest = 2400;

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The height that an element above the page needs, from the top of the window. */
function roomFor(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  if (!(element instanceof HTMLDialogElement)) return top + height + 16;
  // A dialog scrolls inside the height that it has.
  const hidden = [element, ...element.querySelectorAll('*')]
    .filter(scrolls)
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  // On a phone it fills the window.
  const around = height >= innerHeight ? 0 : 64;
  return height + Math.max(0, ...hidden) + around;
}

function roomNeeded(root: HTMLElement): number {
  const { paddingBlockEnd } = getComputedStyle(document.body);
  const page = root.getBoundingClientRect().bottom + scrollY + Number.parseFloat(paddingBlockEnd);
  const over = [...root.querySelectorAll('dialog[open], :popover-open')].map(roomFor);
  return Math.ceil(Math.max(page, ...over));
}

/**
 * Keeps the frame around this window as high as its content needs, popups included, but never below its first height.
 */
export function fitFrame(): void {
  const frame = window.frameElement as HTMLElement | null;
  const root = document.getElementById('storybook-root');
  if (!frame || !root) return;
  const lowest = frame.clientHeight;
  const adjust = () => {
    const height = Math.min(highest, Math.max(lowest, roomNeeded(root)));
    if (Math.abs(height - frame.clientHeight) > 1) frame.style.blockSize = `${height}px`;
  };
  new ResizeObserver(adjust).observe(root);
  new MutationObserver(adjust).observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', adjust, true);
  window.addEventListener('resize', adjust);
}
