import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LoginForm } from '../login/index.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { SessionDialog, type SessionDialogProps } from './session-dialog.tsx';

const handlers = {
  onStay: vi.fn(async () => undefined),
  onDismiss: vi.fn(),
  onLogout: vi.fn(),
  onGiveUp: vi.fn(),
};

const onSignIn = vi.fn();

const open = (props: Partial<SessionDialogProps> = {}) =>
  renderInOffice(
    <SessionDialog {...handlers} {...props}>
      <LoginForm username="importir" onSubmit={onSignIn} />
    </SessionDialog>,
  );

const spoken = () => screen.getByRole('status').textContent;

test('announces the remaining time at a few thresholds, not each second', () => {
  vi.useFakeTimers({ now: 0 });
  const heard: (string | null)[] = [];
  open({ ending: { at: 121_000, extendable: true } });
  for (let second = 0; second <= 121; second++) {
    if (heard.at(-1) !== spoken()) heard.push(spoken());
    act(() => vi.advanceTimersByTime(1_000));
  }
  vi.useRealTimers();
  expect(heard).toEqual(['', 'Sisa 120 detik.', 'Sisa 60 detik.', 'Sisa 30 detik.', 'Sisa 10 detik.']);
});

test('lets nobody else sign in', async () => {
  open();
  const username = screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
  expect([username.value, username.readOnly]).toEqual(['importir', true]);
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  expect(onSignIn).toHaveBeenCalledWith({ username: 'importir', password: 'rahasia' });
});

test('signs out when asked before the end', async () => {
  open({ ending: { at: Date.now() + 60_000, extendable: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(handlers.onLogout).toHaveBeenCalledTimes(1);
});
