import { office020400 } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Motif } from '../components/motif/index.ts';
import { OfficeProvider, useOffice } from './office.tsx';

const Name = () => <p>{useOffice().name}</p>;

it('returns the nearest office', () => {
  render(
    <OfficeProvider office={office020400}>
      <OfficeProvider office={{ ...office020400, name: 'Kantor Contoh' }}>
        <Name />
      </OfficeProvider>
    </OfficeProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Kantor Contoh');
});

it('reports what to do without an office', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Name />)).toThrow(/OfficeProvider/);
});

const motifOf = (container: Element) => container.querySelector('pattern')?.innerHTML;

it('draws the motif of the office where a component is given none', () => {
  const inOffice = render(
    <OfficeProvider office={office020400} motif="kotak">
      <Motif />
    </OfficeProvider>,
  );
  const given = render(<Motif weave="kotak" />);
  const without = render(<Motif />);
  expect(motifOf(inOffice.container)).toBe(motifOf(given.container));
  expect(motifOf(inOffice.container)).not.toBe(motifOf(without.container));
});
