/** The address of a file. */
export interface FileAddress {
  /** The URL to fetch. */
  readonly url: string;
  /** Whether it is on the API's own origin: only there is the bearer token sent. */
  readonly own: boolean;
}

/**
 * Resolves a file address of a row (`url_file`): an absolute address, a path of the API's origin (`/storage/7`), or a
 * path below the API's root (`file/dokap/7/a.pdf`), with or without a leading `api/`.
 * @throws {RangeError} when the address is not http(s) (`javascript:`, `data:`, …)
 */
export function fileAddress(address: string, baseURL: string): FileAddress {
  const root = rootOf(baseURL);
  const url = new URL(address.trim().replace(/^api\//, ''), `${root.href.replace(/\/$/, '')}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new RangeError(`${url.protocol} is no address of a file`);
  if (url.origin !== root.origin) return { url: url.href, own: false };
  // A relative `baseURL` gives a relative URL.
  return { url: canParse(baseURL) ? url.href : url.pathname + url.search, own: true };
}

/**
 * The API's root as an absolute URL: a path is resolved against the page's origin. Without a page any origin serves.
 */
function rootOf(baseURL: string): URL {
  const page = globalThis.location?.href;
  return new URL(baseURL, canParse(baseURL, page) ? page : 'http://localhost');
}

/** `URL.canParse`, which browsers of 2023 do not have. */
export function canParse(url: string, base?: string): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

/** Returns the last segment of an address, for a file without another name. */
export function nameInAddress(address: string): string {
  const last = /([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
