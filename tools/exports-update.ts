import { writeFileSync } from 'node:fs';
import { writeManifests } from './check/manifests.ts';
import { readmeFile, readmeOf } from './check/readme.ts';
import { publishedPackages } from './lib/packages.ts';
import { root } from './lib/root.ts';

for (const pkg of publishedPackages()) {
  writeFileSync(readmeFile(pkg), readmeOf(pkg));
  console.log(`Wrote the names of ${readmeFile(pkg)}`);
}

for (const file of writeManifests(root)) console.log(`Wrote ${file}`);
