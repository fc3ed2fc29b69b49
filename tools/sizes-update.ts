import { writeFileSync } from 'node:fs';
import { baselineFile, measurePages } from './check/page-sizes.ts';

// `pnpm sizes:update` accepts the present sizes of the portal's pages.
const sizes = Object.entries(await measurePages()).map(([page, size]) => [page, Number(size.toFixed(1))]);
writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
console.log(`Wrote ${baselineFile}`);
