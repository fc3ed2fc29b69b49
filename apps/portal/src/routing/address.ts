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

/** Goes to an address such as `/pengajuan/header`. */
export function navigate(to: string, { replace = false } = {}): void {
  const oldURL = location.href;
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
