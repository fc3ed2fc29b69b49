#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { officeStyleSheet } from '../theme/office-style-sheet.ts';
import { readOffice } from './read-office.ts';
import { writeTokens } from './write-tokens.ts';

const usage = `Usage: pabean-office-css office.json > office.css

Writes the stylesheet of an office: light, dark, high contrast and paper.

  --root <selector>   the element that wears it; :root without it
  --tokens <folder>   writes its design tokens (DTCG 2025.10) into the folder, too

office.json:
{
  "name": "Pinisi",
  "brand": { "h": 225, "c": 0.09, "neutral": 230 },
  "thread": { "l": 0.82, "c": 0.12, "h": 70 },
  "motif": "kawung"
}
`;

function run(): void {
  const { values, positionals } = parseArgs({
    options: { root: { type: 'string' }, tokens: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    (values.help ? process.stdout : process.stderr).write(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const office = readOffice(readFileSync(file, 'utf8'));
  process.stdout.write(officeStyleSheet(office, values.root));
  if (values.tokens !== undefined) writeTokens([office], values.tokens);
}

try {
  run();
} catch (error) {
  process.stderr.write(`pabean-office-css: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
