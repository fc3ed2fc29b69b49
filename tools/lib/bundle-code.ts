import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { root } from './root.ts';

const entry = 'virtual:entry';

/** The chunks and assets of a bundle. */
export type BundledFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * Bundles a virtual module against the built packages; nothing is written.
 *
 * @param code The module.
 * @param options Build options; a part of `rolldownOptions` is set here.
 */
export async function bundleCode(
  code: string,
  { rolldownOptions, ...options }: BuildEnvironmentOptions,
): Promise<BundledFile[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: { ...options, write: false, rolldownOptions: { ...rolldownOptions, input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }): BundledFile[] => output);
}
