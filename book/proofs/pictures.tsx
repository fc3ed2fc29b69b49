import '@pabean/ui/styles.css';
import '../book.css';
import '../screens/screens.css';
import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import { type ComponentType, createElement, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Decorate = (Story: ComponentType, context: { args: Args }) => ReactNode;

/** The parts of a story file that drawing it needs. */
interface Part {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: { args: Args }) => ReactNode;
  decorators?: Decorate | Decorate[];
  parameters?: { layout?: string };
}

type StoryFile = { default: Part } & Record<string, Part>;

const files = import.meta.glob<StoryFile>([
  '../../packages/*/src/**/*.stories.tsx',
  '../**/*.stories.tsx',
  '!../screens/*.stories.tsx',
]);

const screens = import.meta.glob<StoryFile>('../screens/*.stories.tsx', { eager: true });

/** A story that can be drawn without Storybook. */
export interface LoadedPicture {
  meta: Part;
  story: Part;
}

async function pictureOf(load: () => Promise<StoryFile>): Promise<LoadedPicture> {
  const { default: meta, ...stories } = await load();
  return { meta, story: stories.Variants ?? stories.Default ?? {} };
}

const nameOf = (path: string) => path.replace(/^(\.\.\/)+/, '').replace('.stories.tsx', '');

/**
 * The story of all states of each component, and every story of the example screens: path of its file, and how to load
 * it.
 */
export const pictures = [
  ...Object.entries(files).map(([path, load]) => [nameOf(path), () => pictureOf(load)] as const),
  ...Object.entries(screens).flatMap(([path, { default: meta, ...stories }]) =>
    Object.entries(stories).map(
      ([name, story]) =>
        [`${nameOf(path)} ${name}`, async (): Promise<LoadedPicture> => ({ meta, story })] as const,
    ),
  ),
];

function Decorated({ inner, decorators, args }: { inner: ReactNode; decorators: Decorate[]; args: Args }) {
  const [outermost, ...others] = decorators;
  if (!outermost) return inner;
  return outermost(() => <Decorated inner={inner} decorators={others} args={args} />, { args });
}

function Bare({ meta, story, args }: LoadedPicture & { args: Args }) {
  const render = story.render ?? meta.render;
  if (render) return render(args, { args });
  return meta.component ? createElement(meta.component, args) : null;
}

const sheet = { paddingInline: 'clamp(16px, 5vw, 32px)', paddingBlock: 16 };

/** Draws a story as a page shows it: on the white sheet with its margins, or over the whole screen; or `bare`, without them. */
export function Drawn({ meta, story, bare }: LoadedPicture & { bare?: boolean }) {
  const args = { ...meta.args, ...story.args };
  const decorators = [meta.decorators ?? [], story.decorators ?? []].flat();
  const fullscreen = bare || (story.parameters ?? meta.parameters)?.layout === 'fullscreen';
  const drawn = (
    <Decorated inner={<Bare meta={meta} story={story} args={args} />} decorators={decorators} args={args} />
  );
  return (
    <OfficeProvider office={office020400}>
      {fullscreen ? drawn : <div style={sheet}>{drawn}</div>}
    </OfficeProvider>
  );
}
