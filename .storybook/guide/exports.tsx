import { Heading } from '@storybook/addon-docs/blocks';
import { Rows } from '../../book/blocks/index.ts';
import type { Facts } from '../../tools/props/data.ts';
import { MaturityLabel } from './maturity.tsx';
import { DocText } from './members.tsx';

/** All exports of a page. */
export function Exports({ exports }: { exports: readonly Facts[] }) {
  return (
    <>
      <Heading>Exports</Heading>
      <Rows
        code
        caption="Exports"
        heads={['Name', 'Kind', 'Maturity', 'Description']}
        rows={exports.map(({ name, kind, maturity, description }) => [
          name,
          kind,
          <MaturityLabel key="maturity" of={maturity} />,
          <DocText key="description">{description}</DocText>,
        ])}
      />
    </>
  );
}
