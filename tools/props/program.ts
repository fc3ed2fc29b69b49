import ts from 'typescript-api';
import { declarationOf, sourceOf } from './places.ts';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  customConditions: ['@pabean/source'],
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Opens files for reading their types. TypeScript 7 has no compiler API yet, so this is version 6's.
 *
 * @param homeOf The file relative to which a file's package imports are resolved.
 */
export function openProgram(
  files: readonly string[],
  homeOf: (file: string) => string = sourceOf,
): ts.Program {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) => {
      const from = text.startsWith('.') ? file : homeOf(file);
      const { resolvedModule } = ts.resolveModuleName(text, from, options, host);
      if (!resolvedModule) return { resolvedModule };
      const resolvedFileName = declarationOf(resolvedModule.resolvedFileName);
      const extension = resolvedFileName.endsWith('.d.ts') ? ts.Extension.Dts : resolvedModule.extension;
      return { resolvedModule: { ...resolvedModule, resolvedFileName, extension } };
    });
  return ts.createProgram(files, options, host);
}
