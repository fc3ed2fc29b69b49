import { Heading } from '@storybook/addon-docs/blocks';
import { Rows } from '../../book/blocks/index.ts';
import { withoutTags } from './comments.ts';
import { exportedTypes, exportedValues, type Sources } from './sources.ts';

const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** What the doc comment over a name's declaration says, as one line. */
function saidOf(name: string, modules: readonly string[]): string {
  const declaration = new RegExp(`export (?:abstract )?(?:function|const|interface|type|class) ${name}\\b`);
  for (const source of modules) {
    const at = source.search(declaration);
    if (at < 0) continue;
    const [, said = ''] = comment.exec(source.slice(0, at)) ?? [];
    return withoutTags(said.replace(/^\s*\* ?/gm, '')).text;
  }
  return '';
}

/** Everything that a component's folder exports. */
export function Exports({ sources: { index, modules } }: { sources: Sources }) {
  const row = (kind: string) => (name: string) => [name, kind, saidOf(name, modules)] as const;
  const rows = [
    ...exportedValues(index).map((name) => row(/^[A-Z]/.test(name) ? 'component' : 'function')(name)),
    ...exportedTypes(index).map(row('type')),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Exports</Heading>
      <Rows code caption="Exports" heads={['Name', 'Kind', 'What it is']} rows={rows} />
    </>
  );
}
