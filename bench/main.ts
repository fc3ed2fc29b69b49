import { benchApi } from './api.ts';
import { benchExports } from './exports.ts';
import { benchPaint } from './paint.ts';
import { benchSizes } from './sizes.ts';
import { benchStart } from './start.ts';

const parts: Record<string, () => Promise<void>> = {
  sizes: benchSizes,
  exports: benchExports,
  paint: benchPaint,
  api: benchApi,
  start: benchStart,
};

// `pnpm bench`, or `pnpm bench sizes` for one part.
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await part();
