import { readFileSync, writeFileSync } from 'node:fs';
import { acceptedFile, acceptedSizes, measureSizes, readmes, withSizes } from './check/sizes.ts';

// `pnpm sizes:update` accepts the present sizes, of built packages and the portal, and writes them into the READMEs.
const sizes = (await measureSizes()).map(({ name, size }) => [name, Number((size / 1000).toFixed(1))]);
writeFileSync(acceptedFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
for (const file of readmes()) writeFileSync(file, withSizes(readFileSync(file, 'utf8'), acceptedSizes()));
console.log(`Wrote ${acceptedFile} and the tables of the READMEs`);
