import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** The plugin of the packages' styles, which skips `?raw`: the book shows which roles a source reads. */
export const styles = (): Plugin[] => vanillaExtractPlugin().map(leavingRaw);

function leavingRaw(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform(code, id, options) {
      return id.includes('?raw') ? null : transform.call(this, code, id, options);
    },
  };
}
