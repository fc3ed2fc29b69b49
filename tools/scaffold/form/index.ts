import { searchWordsOf, startChanges, withEntry, withImport } from '../changes.ts';
import { type FormOptions, planForm } from './plan.ts';
import { formTestSource, storiesSource } from './proofs.ts';
import { formSource, indexSource, schemaSource } from './sources.ts';

/**
 * Writes the folder of a form with its words, and exports it.
 *
 * @param baseDir Absolute path of the repository.
 * @param text Such as `parcel`.
 * @returns What was written or changed, from the root of the repository.
 */
export function writeForm(baseDir: string, text: string | undefined, options: FormOptions = {}): string[] {
  const changes = startChanges(baseDir);
  const plan = planForm(changes, text, options);
  const { name } = plan;
  const folder = `packages/forms/src/${name.kebab}`;
  changes.create(`${folder}/schema.ts`, schemaSource(plan));
  changes.create(`${folder}/${name.kebab}-form.tsx`, formSource(plan));
  changes.create(`${folder}/${name.kebab}-form.stories.tsx`, storiesSource(plan));
  changes.create(`${folder}/${name.kebab}-form.test.tsx`, formTestSource(plan));
  changes.create(`${folder}/index.ts`, indexSource(plan));
  changes.edit('packages/forms/src/index.ts', (source) =>
    withImport(source, `export * from './${name.kebab}/index.ts';`),
  );
  changes.edit('.storybook/search-words.ts', (source) =>
    withEntry(source, 'const forms:', searchWordsOf(`Forms/${name.pascal}Form`, name.title)),
  );
  const words = { id: `Isian ${name.title.toLowerCase()}`, en: `${name.title} fields` };
  const dictionaries = {
    id: ['permits-id', 'export const permitsId = {'],
    en: ['en', 'const whole = (): FormMessages => ({'],
  } as const;
  for (const language of ['id', 'en'] as const) {
    const [file, opening] = dictionaries[language];
    changes.edit(`packages/forms/src/messages/${file}.ts`, (source) => {
      if (source.includes(`\n  ${name.camel}: {`)) throw new Error(`it has words for ${name.camel} already.`);
      return withEntry(source, opening, `  ${name.camel}: {\n    legend: '${words[language]}',\n  },`);
    });
  }
  return changes.save();
}
