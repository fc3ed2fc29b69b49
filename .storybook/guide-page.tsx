import { Canvas, Controls, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/types';
import { Choice, RichText, Rows } from '../book/blocks/index.ts';
import { Anatomy } from './guide/anatomy.tsx';
import { storyOf } from './guide/anatomy-specimen.ts';
import { Exports } from './guide/exports.tsx';
import { Functions } from './guide/functions.tsx';
import { importLine, subjectOf, usePageFacts } from './guide/library.ts';
import { MaturityLabel } from './guide/maturity.tsx';
import { Messages } from './guide/messages.tsx';
import { Pairs } from './guide/pairs.tsx';
import { Parts, Props } from './guide/parts.tsx';
import { Roles } from './guide/roles.tsx';
import { Shapes } from './guide/shapes.tsx';
import { useStyles } from './guide/sources.ts';
import { OtherStories } from './guide/stories.tsx';

/** A component's page: its guide, its stories, and the facts from its declarations and styles. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const { fileName } = preparedMeta.parameters as { fileName: string };
  const facts = usePageFacts(fileName, subjectOf(preparedMeta.title));
  const styles = useStyles(fileName);
  const stories = Object.values(csfFile.stories);
  const variants = stories.find(({ name, moduleExport }) => name === 'Variants' && drawsMore(moduleExport));
  return (
    <>
      <Title />
      {facts?.subject && <MaturityLabel of={facts.subject.maturity} />}
      {guide && (
        <p className="book-lead">
          <RichText>{guide.purpose}</RichText>
        </p>
      )}
      {facts && <code className="book-import">{importLine(facts)}</code>}
      <Primary />
      {hasControls(preparedMeta.argTypes) && (
        <div className="book-controls">
          <Controls />
        </div>
      )}
      {variants && (
        <>
          <Heading>States</Heading>
          <Canvas of={variants.moduleExport} />
        </>
      )}
      {guide?.anatomy && (
        <Anatomy of={csfFile.moduleExports[storyOf(guide.anatomy)]} parts={guide.anatomy.parts} />
      )}
      {guide && <Advice guide={guide} />}
      <OtherStories stories={stories.filter(({ name }) => !drawnAbove.has(name))} />
      {facts?.subject && <Props of={facts.subject} />}
      {facts && (
        <>
          <Parts parts={facts.parts} />
          <Shapes shapes={facts.shapes} />
          <Functions functions={facts.functions} />
        </>
      )}
      {guide?.messages && <Messages groups={guide.messages} />}
      {styles && <Roles {...styles} />}
      {facts && <Exports exports={facts.exports} />}
    </>
  );
}

/** Whether a story draws anything besides the one at the top of the page. */
const drawsMore = (story: object) => ['render', 'args', 'decorators'].some((key) => key in story);

/** Stories with a fixed place on the page: the first one, the one of all states, and the pictured one. */
const drawnAbove: ReadonlySet<string> = new Set(['Default', 'Variants', 'Parts']);

const hasControls = (argTypes: StrictArgTypes) =>
  Object.values(argTypes).some(({ table }) => table?.disable !== true);

function Advice({ guide: { instead, keyboard, spoken, pairs, good, bad } }: { guide: ComponentGuide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      {pairs && <Pairs pairs={pairs} />}
      <Choice good={good} bad={bad} />
      {instead && <Sentences title="Use instead" items={instead} />}
      {keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Rows
            caption="Keyboard"
            heads={['Keys', 'Effect']}
            rows={keyboard.map(([keys, effect]) => [keys, effect])}
          />
        </>
      )}
      {spoken && <Sentences title="Announced by screen readers" items={spoken} />}
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
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    </>
  );
}
