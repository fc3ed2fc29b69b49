import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en, extendMessages, id, MessagesProvider, useMessages } from './index.ts';

function Words() {
  const { optional, locked } = useMessages('field');
  return <p>{`${optional} ${locked}`}</p>;
}

const said = () => screen.getByRole('paragraph').textContent;

it('leaves a component its own words without a provider, and with one that says nothing', () => {
  const { rerender } = render(<Words />);
  expect(said()).toBe(`${id.field.optional} ${id.field.locked}`);
  rerender(
    <MessagesProvider messages={undefined}>
      <Words />
    </MessagesProvider>,
  );
  expect(said()).toBe(`${id.field.optional} ${id.field.locked}`);
});

it('replaces single words of the source dictionary', () => {
  render(
    <MessagesProvider messages={{ field: { locked: 'Tetap' } }}>
      <Words />
    </MessagesProvider>,
  );
  expect(said()).toBe(`${id.field.optional} Tetap`);
});

it('replaces words in one place only, and keeps the language around it', () => {
  render(
    <MessagesProvider messages={en}>
      <MessagesProvider messages={{ field: { locked: 'Fixed' } }}>
        <Words />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(said()).toBe(`${en.field.optional} Fixed`);
});

it("makes an office's dictionary from ours without changing ours", () => {
  const office = extendMessages(en, { dialog: { cancel: 'Go back' } });
  expect(office.dialog).toEqual({ ...en.dialog, cancel: 'Go back' });
  expect(office.table).toBe(en.table);
  expect(en.dialog.cancel).toBe('Cancel');
});
