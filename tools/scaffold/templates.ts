import { readName } from './names.ts';

const tsx = (name: string, Name: string) => `import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './${name}.css.ts';

/** Props of {@link ${Name}}. */
export interface ${Name}Props extends ComponentProps<'div'> {
  /**
   * How much room it takes.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/** What ${Name} is for, and when to use something else. */
export function ${Name}({ size, className, ...rest }: ${Name}Props) {
  return <div {...rest} className={classNames(styles.root, className)} data-size={size ?? 'medium'} />;
}
`;

const css = () => `import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = styled({
  ...type.body,
  color: vars.color.text,
  selectors: {
    '&[data-size="small"]': { ...type.small },
  },
});
`;

const stories = (name: string, Name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${name}.tsx';

const meta = {
  title: 'Components/Actions/${Name}',
  component: ${Name},
  args: { children: 'Isi' },
  parameters: {
    guide: {
      purpose: 'What ${Name} is for.',
      instead: ['When to use something else, and what.'],
      good: ['What to do.'],
      bad: ['What not to do.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every size and state. */
export const Variants: Story = {
  render: () => (
    <>
      <${Name} size="small">Kecil</${Name}>
      <${Name}>Sedang</${Name}>
    </>
  ),
};

export const ShowsItsContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Isi')).toBeVisible();
  },
};
`;

const test = (name: string, Name: string) => `import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { ${Name} } from './${name}.tsx';

describe('${Name}', () => {
  conforms((props) => <${Name} {...props}>Isi</${Name}>);
});
`;

const index = (name: string, Name: string) => `export { ${Name}, type ${Name}Props } from './${name}.tsx';
`;

/** The five files of a component's folder: file name → text. */
export function componentTemplates(name: string): Record<string, string> {
  const { pascal: Name } = readName(name, 'a component');
  return {
    [`${name}.tsx`]: tsx(name, Name),
    [`${name}.css.ts`]: css(),
    [`${name}.stories.tsx`]: stories(name, Name),
    [`${name}.test.tsx`]: test(name, Name),
    'index.ts': index(name, Name),
  };
}
