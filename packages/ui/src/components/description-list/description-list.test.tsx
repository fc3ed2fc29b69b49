import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { DescriptionItem } from './description-item.tsx';
import { DescriptionList } from './description-list.tsx';

describe('DescriptionList', () => {
  conforms((props) => <DescriptionList {...props} />);
});

describe('DescriptionItem', () => {
  conforms((props) => (
    <DescriptionItem term="Alamat" {...props}>
      Batam
    </DescriptionItem>
  ));

  it.each([undefined, null, ''])('shows a dash where there is no value: %j', (value) => {
    render(<DescriptionItem term="Nama Kuasa">{value}</DescriptionItem>);
    expect(screen.getByRole('definition').textContent).toBe('–');
  });

  it('shows a zero', () => {
    render(<DescriptionItem term="Jumlah">{0}</DescriptionItem>);
    expect(screen.getByRole('definition').textContent).toBe('0');
  });
});
