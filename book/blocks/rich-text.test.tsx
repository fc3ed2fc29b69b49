import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breakable, RichText } from './rich-text.tsx';

test('sets names as code, and repeats a part that occurs twice', () => {
  const { container } = render(<RichText>Take `Link`, `RowLink`, `ButtonLink`, `Link`.</RichText>);
  expect(container).toHaveTextContent('Take Link, RowLink, ButtonLink, Link.');
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    ...['Link', 'RowLink', 'ButtonLink', 'Link'],
  ]);
});

test('a line of CSV and a type wrap in a narrow place, word by word', () => {
  const narrow = { inlineSize: '12ch', fontFamily: 'monospace' };
  const { container } = render(
    <p style={narrow}>
      <Breakable>{"Readonly<Partial<Record<'penerima',string>>> kulkas,1,UNIT,84181019"}</Breakable>
    </p>,
  );
  const [place] = container.children;
  expect(place?.scrollWidth).toBe(place?.clientWidth);
});
