import { Heading } from '@storybook/addon-docs/blocks';
import { Rows } from '../../book/blocks/index.ts';
import type { Facts } from '../../tools/props/data.ts';
import { MaturityLabel } from './maturity.tsx';
import { DocText } from './members.tsx';
import { useWords } from './words.ts';

/** All exports of a page. */
export function Exports({ exports }: { exports: readonly Facts[] }) {
  const words = useWords();
  return (
    <>
      <Heading>{words.exports}</Heading>
      <Rows
        code
        caption={words.exports}
        heads={[words.name, words.kind, words.maturity, words.description]}
        rows={exports.map(({ name, kind, maturity, description }) => [
          name,
          words.kinds[kind],
          <MaturityLabel key="maturity" of={maturity} />,
          <DocText key="description">{description}</DocText>,
        ])}
      />
    </>
  );
}
