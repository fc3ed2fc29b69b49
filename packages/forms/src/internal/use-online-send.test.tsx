import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { useOnlineSend } from './use-online-send.ts';

type Attempt = (signal: AbortSignal) => Promise<string>;

/** A long pause: an earlier attempt has another cause. */
const never = 3_600_000;

function Sender({ attempt, firstPause = never }: { attempt: Attempt; firstPause?: number }) {
  const line = useOnlineSend({ firstPause });
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <output aria-label="keadaan">{line.state}</output>
      <output aria-label="hasil">{outcome}</output>
      <button
        type="button"
        onClick={() => line.run(attempt).then(setOutcome, (error: Error) => setOutcome(error.name))}
      >
        Kirim
      </button>
      <button type="button" onClick={line.tryNow}>
        Coba
      </button>
      <button type="button" onClick={line.stop}>
        Berhenti
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status', { name: 'keadaan' }).textContent;
const outcome = () => screen.getByRole('status', { name: 'hasil' }).textContent;

let online = true;

function goes(isOnline: boolean) {
  online = isOnline;
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

test('what is answered at once does not wait', async () => {
  const attempt = vi.fn<Attempt>(async () => 'terkirim');
  render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(outcome()).toBe('terkirim'));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(state()).toBe('idle');
});

test('without a line nothing is tried until it is back', async () => {
  const attempt = vi.fn<Attempt>(async () => 'terkirim');
  goes(false);
  render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(attempt).not.toHaveBeenCalled();
  goes(true);
  await waitFor(() => expect(outcome()).toBe('terkirim'));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('an attempt without an answer is repeated when the line is back', async () => {
  const attempt = vi.fn<Attempt>(async () => 'terkirim').mockRejectedValueOnce(noAnswer());
  render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(state()).toBe('waiting'));
  goes(true);
  await waitFor(() => expect(outcome()).toBe('terkirim'));
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('while the browser is online, it is retried after a pause', async () => {
  const attempt = vi
    .fn<Attempt>(async () => 'terkirim')
    .mockRejectedValueOnce(noAnswer())
    .mockRejectedValueOnce(noAnswer());
  render(<Sender attempt={attempt} firstPause={1} />);
  await press('Kirim');
  await waitFor(() => expect(outcome()).toBe('terkirim'));
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('the user may request the next attempt', async () => {
  const attempt = vi.fn<Attempt>(async () => 'terkirim').mockRejectedValueOnce(noAnswer());
  render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(state()).toBe('waiting'));
  await press('Coba');
  await waitFor(() => expect(outcome()).toBe('terkirim'));
});

test('an attempt that hangs ends with the line, and begins again with it', async () => {
  const attempt = vi.fn<Attempt>(async () => 'terkirim').mockImplementationOnce(underWay);
  render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(state()).toBe('sending'));
  goes(false);
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(attempt.mock.calls[0]?.[0].aborted).toBe(true);
  goes(true);
  await waitFor(() => expect(outcome()).toBe('terkirim'));
});

test('what the server refuses is not repeated', async () => {
  const attempt = vi.fn<Attempt>(() => Promise.reject(refusal('Tidak.')));
  render(<Sender attempt={attempt} firstPause={1} />);
  await press('Kirim');
  await waitFor(() => expect(outcome()).toBe('Error'));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test.each(['waiting', 'sending'])(
  'while %s it can be stopped, and then nothing is sent any more',
  async (when) => {
    const attempt = vi.fn<Attempt>(() => (when === 'waiting' ? Promise.reject(noAnswer()) : underWay()));
    render(<Sender attempt={attempt} />);
    await press('Kirim');
    await waitFor(() => expect(state()).toBe(when));
    await press('Berhenti');
    await waitFor(() => expect(outcome()).toBe('AbortError'));
    expect(state()).toBe('idle');
    goes(true);
    await press('Coba');
    expect(attempt).toHaveBeenCalledTimes(1);
  },
);

test('a component that goes away sends nothing any more', async () => {
  const attempt = vi.fn<Attempt>(() => Promise.reject(noAnswer()));
  const { unmount } = render(<Sender attempt={attempt} />);
  await press('Kirim');
  await waitFor(() => expect(state()).toBe('waiting'));
  unmount();
  goes(true);
  await Promise.resolve();
  expect(attempt).toHaveBeenCalledTimes(1);
});
