/** An address of the portal: the part after the page's `#`. */
export interface Address {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Parses `/pengajuan/listpengajuan?hal=2` into its path and its values. */
export function parseAddress(text: string): Address {
  const [path = '/', ...search] = text.split('?');
  return { path, search: new URLSearchParams(search.join('?')) };
}

/** Formats an address as text. */
export const addressText = ({ path, search }: Address) => `${path}${String(search) && `?${search}`}`;

/** The browser's current address, for code outside of components. */
export const currentAddress = () => parseAddress(`/${location.hash.replace(/^#?\/?/, '')}`);

// Browsers refuse to change the address at every key press.
const quietMs = 200;

/**
 * Calls `replace`, which replaces the address, in a moment; at the next click at once, which may follow a link: Back finds
 * what was replaced before.
 *
 * @returns takes it back
 */
export function replaceSoon(replace: () => void): () => void {
  const timer = setTimeout(run, quietMs);
  addEventListener('click', run, { capture: true });
  function stop() {
    clearTimeout(timer);
    removeEventListener('click', run, { capture: true });
  }
  function run() {
    stop();
    replace();
  }
  return stop;
}

/** Goes to an address such as `/pengajuan/header`. */
export function navigate(to: string, { replace = false } = {}): void {
  const oldURL = location.href;
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
