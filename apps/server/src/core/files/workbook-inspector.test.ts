import { expect, test } from 'vitest';
import { demoXlsx, demoZip } from '../../demo/demo-files.ts';
import { deflated } from '../../testing/deflated-zip.ts';
import { sampleXlsx } from '../../testing/sample-files.ts';
import { createWorkbookInspector } from './workbook-inspector.ts';

const { inspect } = createWorkbookInspector();
const workbook = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook/>',
};
const ooxml = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (attributes: string) => ({
  'xl/worksheets/_rels/sheet1.xml.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`,
});
const withParts = (parts: Readonly<Record<string, string>>) => demoZip({ ...workbook, ...parts });
const bomb = Buffer.alloc(80 * 1024 ** 2);

test.each([
  ['a workbook', sampleXlsx],
  ['a workbook of deflated parts', deflated(workbook)],
  ['a large workbook', demoXlsx(Array.from({ length: 5_000 }, (_, row) => [`BL-${row}`]))],
  [
    'a link that a reader may follow',
    withParts(
      relation(
        `Type="${ooxml}/hyperlink" Target="https://beacukai.go.id/?a=1&amp;b=2" TargetMode="External"`,
      ),
    ),
  ],
])('%s is accepted', async (_, bytes) => {
  expect(await inspect(bytes)).toBeUndefined();
});

test.each([
  [
    'macros under another name',
    'workbookMacros',
    withParts({
      '[Content_Types].xml':
        '<Types><Override PartName="/xl/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
    }),
  ],
  [
    'macros that only a relation names',
    'workbookMacros',
    withParts(
      relation('Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.bin"'),
    ),
  ],
  [
    'a file in it under another name',
    'workbookEmbedded',
    withParts(relation(`Target="../a/b.bin" Type='${ooxml}/oleObject'`)),
  ],
  [
    'a picture from elsewhere',
    'workbookLinks',
    withParts(
      relation(`Type="${ooxml}/image" Target="http://elsewhere.example/a.png" TargetMode="External"`),
    ),
  ],
  [
    'a link whose address pretends to be the end of its element',
    'workbookLinks',
    withParts(relation(`Target="http://a.example/>" TargetMode="External" Type="${ooxml}/externalLinkPath"`)),
  ],
  [
    'a link whose address pretends to be another attribute',
    'workbookLinks',
    withParts(relation(`Target=" Type='${ooxml}/hyperlink'" TargetMode="External" Type="${ooxml}/image"`)),
  ],
  [
    'relations in UTF-16',
    'fileDamaged',
    deflated({ ...workbook, '_rels/.rels': Buffer.from('<a/>', 'utf16le') }),
  ],
  [
    'relations whose values are written as entities',
    'fileDamaged',
    withParts(relation('Type="a" Target="http://a.example" TargetMode="&#69;xternal"')),
  ],
  ['content that unpacks to much more', 'workbookLarge', deflated({ ...workbook, 'xl/a.xml': bomb })],
  ['parts that together are too much', 'workbookLarge', deflated({ ...workbook, ...halves() })],
  [
    'content that is larger than stated',
    'fileDamaged',
    deflated({ ...workbook, 'xl/a.xml': bomb }, { size: 10 }),
  ],
])('a workbook with %s is refused', async (_, code, bytes) => {
  expect(await inspect(bytes)).toBe(code);
});

function halves() {
  const half = bomb.subarray(0, bomb.length / 2);
  return { 'xl/a.xml': half, 'xl/b.xml': half };
}
