import { office020400 } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfficeProvider, useOffice } from './office.tsx';

const Name = () => <p>{useOffice().name}</p>;

it('gives the office that stands nearest', () => {
  render(
    <OfficeProvider office={office020400}>
      <OfficeProvider office={{ ...office020400, name: 'Kantor Contoh' }}>
        <Name />
      </OfficeProvider>
    </OfficeProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Kantor Contoh');
});

it('says what to do where no office was given', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Name />)).toThrow(/OfficeProvider/);
});
