import { headerOfPpftz } from '@pabean/api/contract';
import { buildFilledPpftz, buildIdentityTypes, buildNamedPorts, buildWarehouses } from '@pabean/api/fixtures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { documentRows, PpftzHeaderFacts } from './header-facts.tsx';

const references = {
  identityTypes: buildIdentityTypes(),
  ports: buildNamedPorts(),
  warehouses: buildWarehouses(),
};

test('the number and the date of each document are beside each other', () => {
  const header = headerOfPpftz(buildFilledPpftz({ hasProxy: true }));
  const rows = documentRows('1', true);
  expect(rows.some((row) => row.length === 1)).toBe(true);
  const { container } = renderInOffice(
    <PpftzHeaderFacts header={header} references={references} rows={rows} paired />,
  );
  const topOf = (name: string) => screen.getByText(name).getBoundingClientRect().top;
  for (const width of [480, 700, 1000]) {
    container.style.inlineSize = `${width}px`;
    for (const name of ['Pindah', 'Dukcapil', 'Kuasa', 'Pernyataan'])
      expect(topOf(`Tanggal Surat ${name}`), `${name} at ${width}`).toBe(topOf(`Nomor Surat ${name}`));
  }
});
