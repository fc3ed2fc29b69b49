import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en, extendMessages, id, MessagesProvider, useMessages } from './index.ts';

function Texts() {
  const { optional, locked } = useMessages('field');
  return <p>{`${optional} ${locked}`}</p>;
}

const text = () => screen.getByRole('paragraph').textContent;

it('leaves a component its default messages without a provider, and with an empty one', () => {
  const { rerender } = render(<Texts />);
  expect(text()).toBe(`${id.field.optional} ${id.field.locked}`);
  rerender(
    <MessagesProvider messages={undefined}>
      <Texts />
    </MessagesProvider>,
  );
  expect(text()).toBe(`${id.field.optional} ${id.field.locked}`);
});

it('replaces single messages of the source dictionary', () => {
  render(
    <MessagesProvider messages={{ field: { locked: 'Tetap' } }}>
      <Texts />
    </MessagesProvider>,
  );
  expect(text()).toBe(`${id.field.optional} Tetap`);
});

it('replaces messages in one place only, and keeps the language around it', () => {
  render(
    <MessagesProvider messages={en}>
      <MessagesProvider messages={{ field: { locked: 'Fixed' } }}>
        <Texts />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(text()).toBe(`${en.field.optional} Fixed`);
});

it("creates an office's dictionary from ours without changing ours", () => {
  const office = extendMessages(en, { dialog: { cancel: 'Go back' } });
  expect(office.dialog).toEqual({ ...en.dialog, cancel: 'Go back' });
  expect(office.table).toBe(en.table);
  expect(en.dialog.cancel).toBe('Cancel');
});
