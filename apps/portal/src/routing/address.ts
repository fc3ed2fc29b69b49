/** An address of the portal: what stands behind the page's `#`. */
export interface Address {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** `/pengajuan/listpengajuan?hal=2` → its path and its values. */
export function parseAddress(text: string): Address {
  const [path = '/', ...search] = text.split('?');
  return { path, search: new URLSearchParams(search.join('?')) };
}

/** An address as text again. */
export const addressText = ({ path, search }: Address) => `${path}${search.size > 0 ? `?${search}` : ''}`;

const text = () => `/${location.hash.replace(/^#?\/?/, '')}`;

/** Calls `listener` whenever the address changes. */
export function subscribeToAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The address that the browser shows. Its query is behind the `#` too: before it, it would stay for every page. */
export const currentAddress = () => parseAddress(text());

/** Goes to an address such as `/pengajuan/header`. */
export function navigate(to: string, { replace = false } = {}): void {
  const oldURL = location.href;
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
