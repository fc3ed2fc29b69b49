import { expect, test } from 'vitest';
import { componentStyles } from './component-styles.ts';

const styled = (source: string) => `vanilla-extract-css-ns:${source}.vanilla.css?source=x`;
const marked = (source: string) => `/* ${styled(source)} */\n.${source.replaceAll(/\W/g, '-')} {}\n`;
const importing = (...paths: string[]) => ({ imports: paths.map((path) => ({ path })) });

const button = 'src/components/button/button.css.ts';
const table = 'src/components/table/table.css.ts';
const echo = 'src/codes/echo.css.ts';
const base = 'src/theme/base.css.ts';

const files = componentStyles({
  components: [
    'src/components/button/index.ts',
    'src/components/table/index.ts',
    'src/components/plain/index.ts',
  ],
  css: [base, button, echo, table].map(marked).join(''),
  metafile: {
    inputs: {
      'src/components/button/index.ts': importing(button),
      'src/components/table/index.ts': importing(table, 'src/components/table/late.tsx', echo),
      'src/components/table/late.tsx': importing('src/components/button/index.ts'),
      'src/components/plain/index.ts': importing(),
      [button]: importing(styled(base), styled(button)),
      [table]: importing(styled(base), styled(table)),
      [echo]: importing(styled(echo)),
    },
  },
});

test('each component has its own rules alone, and what several share lies apart', () => {
  expect(Object.keys(files).filter((name) => name.endsWith('.css'))).toEqual([
    'base.css',
    'button.css',
    'parts/echo.css',
    'table.css',
  ]);
  expect(files['button.css']).toBe('.src-components-button-button-css-ts {}\n');
});

test('a module imports the base, then what its component draws, then its own', () => {
  expect(files['table.js']).toBe(
    "import './base.css';\nimport './button.css';\nimport './parts/echo.css';\nimport './table.css';\n",
  );
  expect(files['plain.js']).toBe("import './base.css';\n");
  expect(files['base.js']).toBe("import './base.css';\n");
});
