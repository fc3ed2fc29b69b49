import { expect, test } from 'vitest';
import { missingIn, wrongCommands } from './commands.ts';
import { guideOf } from './snippets.ts';

const known = {
  packages: new Set(['@pabean/ui', 'react']),
  scripts: new Set(['build']),
  files: new Set(['office.js']),
  commands: new Set(['pabean-conformance']),
};

test.each([
  ['a package', 'npm install @pabean/ui @pabean/uii@latest react@19', 'package “@pabean/uii”'],
  ['a package behind an option', 'npm install --save-dev reakt', 'package “reakt”'],
  ['a script', 'npm run biuld', 'script “biuld”'],
  ['a file', 'node offices.js', 'file “offices.js”'],
  ['a command', 'TOKEN=a npx pabean-conform https://a.example', 'command “pabean-conform”'],
])('finds %s that does not exist', (_, command, what) =>
  expect(missingIn(command, known)).toEqual([`there is no ${what}`]),
);

test.each([
  'npm install @pabean/ui react # and more',
  'npm install --save-dev @pabean/ui@latest',
  'npm run build',
  'node office.js',
  'npx pabean-conformance https://a.example/api --writes',
  'git log',
])('accepts “%s”', (command) => expect(missingIn(command, known)).toEqual([]));

test('names the place, even of a command in a script', () => {
  const guide = guideOf(
    'README.md',
    '```json title="package.json"\n{ "scripts": { "build": "npm run office && vite build" } }\n```\n\n```sh\nnpm run build\nnpm install reakt\n```\n',
  );
  expect(wrongCommands(guide, known)).toEqual([
    'README.md:7: there is no package “reakt”.',
    'README.md, script build: there is no script “office”.',
  ]);
});
