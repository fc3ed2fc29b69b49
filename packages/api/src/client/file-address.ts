/** Where a file is. */
export interface FileAddress {
  /** What `fetch` takes. */
  readonly url: string;
  /** Whether it is on the API's own origin: only there does the bearer token go. */
  readonly own: boolean;
}

/**
 * A row's own file address (`url_file`) as something to fetch: an absolute address, a path of the API's origin
 * (`/storage/7`), or a path below the API's root (`file/dokap/7/a.pdf`), in front of which `api/` may stand.
 * @throws {RangeError} for an address that is none of the web (`javascript:`, `data:`, …)
 */
export function fileAddress(address: string, baseURL: string): FileAddress {
  const root = rootOf(baseURL);
  const url = new URL(address.trim().replace(/^api\//, ''), `${root.href.replace(/\/$/, '')}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new RangeError(`${url.protocol} is no address of a file`);
  if (url.origin !== root.origin) return { url: url.href, own: false };
  // An API that was named by its path alone is asked that way.
  return { url: URL.canParse(baseURL) ? url.href : url.pathname + url.search, own: true };
}

/** The API's root with an origin: the page's, where the root is a path. Without a page any origin serves. */
function rootOf(baseURL: string): URL {
  const page = globalThis.location?.href;
  return new URL(baseURL, URL.canParse(baseURL, page) ? page : 'http://localhost');
}

/** The last step of an address, for a file without another name. */
export function nameInAddress(address: string): string {
  const last = /([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
