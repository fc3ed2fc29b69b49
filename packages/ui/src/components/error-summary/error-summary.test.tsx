import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';

describe('ErrorSummary', () => {
  conforms((props) => (
    <ErrorSummary errors={[{ field: 'nama', message: 'Kolom Nama belum diisi' }]} {...props} />
  ));

  it('draws nothing when nothing is wrong', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container.childElementCount).toBe(0);
  });

  it('focuses the control and does not change the URL', async () => {
    const address = window.location.href;
    render(
      <>
        <ErrorSummary errors={[{ field: 'telepon', message: 'Kolom No. Telepon belum diisi' }]} />
        <TextField label="No. Telepon" id="telepon" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Kolom No. Telepon belum diisi' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'No. Telepon' }));
    expect(window.location.href).toBe(address);
  });

  it('focuses the chosen control of a group, else the first', async () => {
    render(
      <>
        <ErrorSummary errors={[{ field: 'moda', message: 'Kolom Moda belum diisi' }]} />
        <fieldset id="moda">
          <input type="radio" name="moda" aria-label="Laut" />
          <input type="radio" name="moda" aria-label="Udara" />
        </fieldset>
      </>,
    );
    const link = screen.getByRole('link', { name: 'Kolom Moda belum diisi' });
    await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Laut' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Udara' }));
    await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Udara' }));
  });

  it('does nothing for a missing field', async () => {
    render(<ErrorSummary errors={[{ field: 'tiada', message: 'Data tidak dapat dibaca' }]} />);
    const link = screen.getByRole('link');
    await userEvent.click(link);
    expect(document.activeElement).toBe(link);
  });
});
