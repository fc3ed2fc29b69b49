import { writeFileSync } from 'node:fs';
import { exportedNames, exportsFile } from './check/exported-names.ts';
import { readmeFile, readmeOf } from './check/readme.ts';
import { publishedPackages } from './lib/packages.ts';

for (const pkg of publishedPackages()) {
  writeFileSync(exportsFile(pkg), exportedNames(pkg));
  writeFileSync(readmeFile(pkg), readmeOf(pkg));
  console.log(`Wrote ${exportsFile(pkg)} and the tables of ${readmeFile(pkg)}`);
}
