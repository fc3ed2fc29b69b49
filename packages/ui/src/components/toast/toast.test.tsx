import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Toast } from './toast.tsx';
import { type Toaster, useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

function Catch({ into }: { into: Toaster[] }) {
  into.push(useToast());
  return null;
}

function renderToaster(): Toaster {
  const found: Toaster[] = [];
  render(
    <ToastProvider>
      <Catch into={found} />
    </ToastProvider>,
  );
  const [toaster] = found;
  if (!toaster) throw new Error('There is no toaster.');
  return toaster;
}

const toasts = () => screen.getByRole('region', { name: 'Pemberitahuan' }).textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('Toast', () => {
  conforms((props) => (
    <Toast onDismiss={() => undefined} {...props}>
      Berhasil menyimpan
    </Toast>
  ));
});

describe('useToast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a message for six seconds', () => {
    const toaster = renderToaster();
    act(() => toaster.show('Berhasil menyimpan'));
    pass(5999);
    expect(toasts()).toContain('Berhasil menyimpan');
    pass(1);
    expect(toasts()).toBe('');
  });

  it('draws nothing for an empty text', () => {
    const toaster = renderToaster();
    act(() => toaster.show(''));
    expect(screen.queryByRole('button')).toBeNull();
    expect(toasts()).toBe('');
  });

  it('waits while the pointer or the focus is on the message', () => {
    const toaster = renderToaster();
    act(() => toaster.show('Berhasil menyimpan'));
    const button = screen.getByRole('button');
    act(() => button.focus());
    pass(60_000);
    expect(toasts()).toContain('Berhasil menyimpan');
    act(() => button.blur());
    fireEvent.pointerEnter(button);
    pass(60_000);
    expect(toasts()).toContain('Berhasil menyimpan');
    fireEvent.pointerLeave(button);
    pass(6000);
    expect(toasts()).toBe('');
  });

  it('announces the same text again as a new element', () => {
    const toaster = renderToaster();
    act(() => toaster.show('Berhasil menyimpan'));
    const [first] = screen.getByRole('status').children;
    act(() => toaster.show('Berhasil menyimpan'));
    const [second] = screen.getByRole('status').children;
    expect(second).not.toBe(first);
    expect(screen.getByRole('status').textContent).toBe('Berhasil menyimpan');
  });

  it('is announced together with the title of the page that it leads to, and no longer than that', () => {
    const toaster = renderToaster();
    act(() => toaster.show('Password berhasil diubah'));
    act(() => toaster.announce('Profile – Pabean'));
    expect(screen.getByRole('status').textContent).toBe('Password berhasil diubah Profile – Pabean');
    pass(1_000);
    act(() => toaster.announce('48 baris dimuat'));
    expect(screen.getByRole('status').textContent).toBe('48 baris dimuat');
  });

  it('runs the action and is removed', () => {
    const toaster = renderToaster();
    const onAction = vi.fn();
    act(() => toaster.show('Berhasil meng-upload dokumen', { label: 'Buka', onAction }));
    fireEvent.click(screen.getByRole('button', { name: 'Buka' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(toasts()).toBe('');
  });

  it('announces without showing', () => {
    const toaster = renderToaster();
    act(() => toaster.announce('48 baris dimuat'));
    expect(screen.getByRole('status').textContent).toBe('48 baris dimuat');
    expect(toasts()).toBe('');
  });

  it('names the missing provider', () => {
    const found: Toaster[] = [];
    render(<Catch into={found} />);
    expect(() => found[0]?.show('Berhasil')).toThrow('Put <ToastProvider> around the app');
  });
});
