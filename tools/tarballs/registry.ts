import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tarballOf } from '../check/packed.ts';
import { publishedPackages } from '../lib/packages.ts';
import { run } from '../lib/run.ts';

/**
 * Serves the packed packages like npm's registry, so that `npm install @pabean/ui` works unchanged: an app's `.npmrc` uses it
 * for the scope (`@pabean:registry=…`), and the real one for everything else.
 *
 * @returns Its URL, without a slash at the end, and how to close it.
 */
export async function serveTarballs(): Promise<{ url: string; close: () => void }> {
  const answers = new Map<string, string | Buffer>();
  const server = createServer((request, response) => {
    const answer = answers.get(decodeURIComponent(request.url ?? ''));
    response.writeHead(answer ? 200 : 404).end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const pkg of publishedPackages()) {
    const { output } = await run('tar', ['-xOzf', tarballOf(pkg), 'package/package.json']);
    const { name, version, ...manifest } = JSON.parse(output);
    const tarball = readFileSync(tarballOf(pkg));
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { integrity, tarball: `${url}/${name}.tgz` };
    const versions = { [version]: { ...manifest, name, version, dist } };
    answers.set(`/${name}`, JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    answers.set(`/${name}.tgz`, tarball);
  }
  return { url, close: () => server.close() };
}
