import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { DescriptionItem } from '../description-list/index.ts';
import { KeyValueAside } from './key-value-aside.tsx';
import { KeyValueGroup } from './key-value-group.tsx';

const facts = <DescriptionItem term="Kode">020400</DescriptionItem>;

describe('KeyValueAside', () => {
  conforms((props) => <KeyValueAside label="Ringkasan" {...props} />);
});

describe('KeyValueGroup', () => {
  conforms((props) => (
    <KeyValueGroup heading="Kantor" {...props}>
      {facts}
    </KeyValueGroup>
  ));

  it('can be collapsed only where it follows the content', async () => {
    render(
      <KeyValueGroup heading="Kantor" level={2}>
        {facts}
      </KeyValueGroup>,
    );
    expect(screen.queryByRole('group')).toBeNull();
    await page.viewport(390, 800);
    const group = await screen.findByRole('group');
    expect((group as HTMLDetailsElement).open).toBe(false);
    expect(screen.getByRole('heading', { level: 2, name: 'Kantor' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Kantor' })).toBeDefined();
    await page.viewport(1280, 800);
    expect(await screen.findByRole('definition')).toBeDefined();
  });
});
