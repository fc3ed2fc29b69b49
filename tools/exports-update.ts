import { writeFileSync } from 'node:fs';
import { exportedNames, exportsFile } from './check/exported-names.ts';
import { publishedPackages } from './lib/packages.ts';

for (const pkg of publishedPackages()) {
  writeFileSync(exportsFile(pkg), exportedNames(pkg));
  console.log(`Wrote ${exportsFile(pkg)}`);
}
