import { Canvas, Controls, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { Choice, Rows, Words } from '../book/blocks/index.ts';
import { Exports } from './guide/exports.tsx';
import { Messages } from './guide/messages.tsx';
import { Parts, PropSets } from './guide/parts.tsx';
import { Roles } from './guide/roles.tsx';
import { importLine, useSources } from './guide/sources.ts';
import { OtherStories } from './guide/stories.tsx';

/** A component's page: its guide, its stories, and what its sources say about themselves. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const { fileName } = preparedMeta.parameters as { fileName: string };
  const sources = useSources(fileName);
  const stories = Object.values(csfFile.stories);
  const variants = stories.find(({ name }) => name === 'Variants');
  return (
    <>
      <Title />
      {guide && (
        <p className="book-lead">
          <Words>{guide.purpose}</Words>
        </p>
      )}
      {sources && <code className="book-import">{importLine(fileName, sources.index)}</code>}
      <Primary />
      <div className="book-scroll">
        <Controls />
      </div>
      {guide?.propSets && <PropSets of={guide.propSets} />}
      {variants && (
        <>
          <Heading>States</Heading>
          <Canvas of={variants.moduleExport} />
        </>
      )}
      {guide && <Advice guide={guide} />}
      <OtherStories stories={stories.filter(({ name }) => name !== 'Default' && name !== 'Variants')} />
      {guide?.messages && <Messages groups={guide.messages} />}
      {sources && <Roles {...sources} />}
      {sources && <Parts of={preparedMeta.component} sources={sources} />}
      {sources && <Exports sources={sources} />}
    </>
  );
}

function Advice({ guide: { instead, keyboard, spoken, good, bad } }: { guide: ComponentGuide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Choice good={good} bad={bad} />
      {instead && <Sentences title="Take something else" items={instead} />}
      {keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Rows
            caption="Keyboard"
            heads={['Keys', 'What they do']}
            rows={keyboard.map(([keys, effect]) => [keys, effect])}
          />
        </>
      )}
      {spoken && <Sentences title="Spoken" items={spoken} />}
    </>
  );
}

function Sentences({ title, items }: { title: string; items: string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
