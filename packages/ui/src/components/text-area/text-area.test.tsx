import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  fieldConforms((props) => <TextArea {...props} />);

  it('is as high as its rows', () => {
    render(<TextArea label="Alamat" rows={5} />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alamat' }).rows).toBe(5);
  });
});
