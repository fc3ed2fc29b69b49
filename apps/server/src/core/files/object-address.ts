/** Where contents lie in an object store: `s3://bucket/prefix?endpoint=https://host&region=name`. */
export interface ObjectAddress {
  /** The address of the bucket's objects, with a slash at the end. */
  readonly base: string;
  /** The address of the bucket, for lists. */
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or with a slash at the end. */
  readonly prefix: string;
  readonly region: string;
}

/** The keys of an account of the object store. */
export interface ObjectKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixName = /^(?:\/[\w-]+)*\/?$/;
const regionName = /^[\w-]{1,40}$/;

/** Reads such an address; undefined when it is none, or has anything else in it, such as keys. */
export function objectAddress(text: string): ObjectAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.username || url.password || url.port || url.hash) return undefined;
  if (!bucketName.test(url.hostname) || !prefixName.test(url.pathname)) return undefined;
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0 || !regionName.test(region)) return undefined;
  const origin = originOf(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!origin) return undefined;
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const prefix = path && `${path}/`;
  const bucket = `${origin}/${url.hostname}`;
  return { base: `${bucket}/${prefix}`, bucket, prefix, region };
}

function originOf(endpoint: string): string | undefined {
  const url = URL.parse(endpoint);
  const isPlain = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isPlain ? url.origin : undefined;
}
