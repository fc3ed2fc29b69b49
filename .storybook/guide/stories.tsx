import { AnchorMdx, Canvas, Description, Heading, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Rows } from '../../book/blocks/index.ts';
import { useWords } from './words.ts';

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>;

/** A story as listed in the file of its component. */
interface ListedStory {
  id: string;
  name: string;
  moduleExport: Of;
  /** What the story does once it is opened. */
  play?: unknown;
}

/** An example in the words of a translated page: its name, and a sentence about it. */
type ExampleWords = readonly [name: string, text?: string];

function OneStory({ of, words }: { of: Of; words: ExampleWords | undefined }) {
  const { story } = useOf(of, ['story']);
  const [name, text] = words ?? [story.name];
  return (
    <>
      <h3 className="book-story">{name}</h3>
      {words ? text && <p>{text}</p> : <Description of={of} />}
      <Canvas of={of} />
    </>
  );
}

/** Stories with a fixed place on the page: the first one, the one of all states, and the pictured one. */
const drawnAbove: ReadonlySet<string> = new Set(['Default', 'Variants', 'Parts']);

/** The stories without a fixed place. */
function useStories(): readonly ListedStory[] {
  const { csfFile } = useOf('meta', ['meta']);
  return Object.values(csfFile.stories).filter(({ name }) => !drawnAbove.has(name));
}

/** Props of {@link Examples}. */
export interface ExamplesProps {
  /** Their words on a translated page, by the name of the export. Without them they are those of the code. */
  words?: Readonly<Record<string, ExampleWords>>;
}

/** Stories that only show something. */
export function Examples({ words: translated = {} }: ExamplesProps) {
  const words = useWords();
  const stories = useStories().filter(({ play }) => !play);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>{words.examples}</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <OneStory key={id} of={moduleExport} words={translated[name.replaceAll(' ', '')]} />
      ))}
    </>
  );
}

/** Stories with a play function: it does not run on a docs page, where each would look as before it ran. */
export function Behaviour() {
  const words = useWords();
  const stories = useStories().filter(({ play }) => play);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>{words.behaviour}</Heading>
      <p>{words.behaviourLead}</p>
      <Rows
        caption={words.behaviour}
        heads={[words.story, words.happens]}
        rows={stories.map(({ id, name, moduleExport }) => [
          name,
          <>
            <Description of={moduleExport} />
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {words.play} “{name}”
            </AnchorMdx>
          </>,
        ])}
      />
    </>
  );
}
