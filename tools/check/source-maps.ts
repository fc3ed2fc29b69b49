import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

interface MapFile {
  version: number;
  sources: string[];
  sourcesContent?: (string | null)[];
  mappings: string;
}

const declared = /^(?:async )?(?:function|class|const|let) (?<name>\w+)/;

/** The declarations of a module that its map sends to another line of the source than one with their name. */
function misplaced(code: string, map: MapFile): string[] {
  const payload = { file: '', names: [], sourceRoot: '', ...map, sourcesContent: [] };
  const traced = new SourceMap(payload);
  return code.split('\n').flatMap((text, line) => {
    const { index, groups } = declared.exec(text) ?? {};
    if (index === undefined || !groups?.name) return [];
    const entry = traced.findEntry(line, text.indexOf(groups.name));
    if (!('originalLine' in entry)) return [groups.name];
    const source = map.sourcesContent?.[map.sources.indexOf(entry.originalSource)] ?? '';
    return source.split('\n')[entry.originalLine]?.includes(groups.name) ? [] : [groups.name];
  });
}

/** Built modules of a package without a map, and maps without the text of a source or that lead to other lines. */
export function findMapProblems({ name, folder }: { name: string; folder: string }): string[] {
  // Modules of styles and those that only import stylesheets have nothing to follow.
  const modules = globSync('dist/**/*.js', { cwd: folder, exclude: ['**/*.css.js', 'dist/styles/*'] });
  return modules.flatMap((module) => {
    const file = join(folder, module);
    if (!existsSync(`${file}.map`)) return [`${name}: ${module} has no source map.`];
    const map: MapFile = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    if (map.sources.some((_, index) => !map.sourcesContent?.[index]))
      return [`${name}: the source map of ${module} lacks the text of a source.`];
    return misplaced(readFileSync(file, 'utf8'), map).map(
      (wrong) => `${name}: the source map of ${module} leads from ${wrong} to another line.`,
    );
  });
}
