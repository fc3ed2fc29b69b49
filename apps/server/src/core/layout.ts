import { fileURLToPath } from 'node:url';

/** Whether this runs from a release, where the modules are bundled into scripts at the top of its folder. */
const isRelease = import.meta.filename.endsWith('.js');

/** The folder at which relative paths of the configuration begin: that of the release, or the repository. */
export const root = fileURLToPath(new URL(isRelease ? './' : '../../../../', import.meta.url));

/** Where the server finds what belongs to it, as URLs that end in a slash or paths from the root. */
export const layout = isRelease
  ? { data: new URL('./data/', import.meta.url), office: 'office', portal: 'portal' }
  : {
      data: new URL('../data/', import.meta.url),
      office: 'apps/server/office',
      portal: 'apps/portal/dist',
    };

/** How operators run the commands of the server. */
export const program = isRelease ? 'node pabean.js' : 'pnpm';

/** The URL of a worker's script, which has the ending of the module that starts it. */
export const workerUrl = (name: string, besides: string) =>
  new URL(`./${name}${isRelease ? '.js' : '.ts'}`, besides);
