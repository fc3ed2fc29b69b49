import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SendApplication } from './send-application.tsx';

test('a double click on the last button sends once', async () => {
  let finish: () => void = () => undefined;
  const onSend = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onSent = vi.fn();
  render(<SendApplication open thing="118" onSend={onSend} onSent={onSent} onRequestClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Saya menyatakan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Kirim' }));
  finish();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(onSend).toHaveBeenCalledTimes(1);
});
