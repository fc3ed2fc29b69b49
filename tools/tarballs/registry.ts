import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tarballOf } from '../check/packed.ts';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { run } from '../lib/run.ts';

/** A local npm registry. */
export interface Registry {
  /** Its URL, without a slash at the end. */
  readonly url: string;
  close(): void;
}

interface Packed {
  readonly manifest: { readonly name: string; readonly version: string };
  readonly bytes: Buffer;
}

async function read(pkg: Package): Promise<Packed> {
  const tarball = tarballOf(pkg);
  const { output } = await run('tar', ['-xOzf', tarball, 'package/package.json']);
  return { manifest: JSON.parse(output), bytes: readFileSync(tarball) };
}

/** The registry's metadata of a package with one version. */
function documentOf({ manifest, bytes }: Packed, url: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { integrity, tarball: `${url}/tarballs/${name}` };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/**
 * Serves the packed packages like npm's registry, so that `npm install @pabean/ui` works unchanged: an app's `.npmrc` uses it
 * for the scope (`@pabean:registry=…`), and the real one for everything else.
 */
export async function serveTarballs(): Promise<Registry> {
  const packed = await Promise.all(publishedPackages().map(read));
  const find = (name: string) => packed.find(({ manifest }) => manifest.name === name);

  function answer(path: string, response: ServerResponse) {
    const [, tarball] = /^tarballs\/(.+)$/.exec(path) ?? [];
    const found = find(tarball ?? path);
    if (!found) return response.writeHead(404).end('{}');
    if (tarball) return response.end(found.bytes);
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(documentOf(found, url)));
  }

  const server = createServer((request, response) => {
    answer(decodeURIComponent(request.url ?? '/').slice(1), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
