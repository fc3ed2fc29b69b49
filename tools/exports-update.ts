import { writeFileSync } from 'node:fs';
import { exportedNames, exportsFile } from './check/exported-names.ts';
import { writeAddresses } from './check/manifests.ts';
import { readmeFile, readmeOf } from './check/readme.ts';
import { publishedPackages } from './lib/packages.ts';
import { root } from './lib/root.ts';

for (const pkg of publishedPackages()) {
  writeFileSync(exportsFile(pkg), exportedNames(pkg));
  writeFileSync(readmeFile(pkg), readmeOf(pkg));
  console.log(`Wrote ${exportsFile(pkg)} and the tables of ${readmeFile(pkg)}`);
}

for (const file of writeAddresses(root)) console.log(`Wrote the addresses of ${file}`);
