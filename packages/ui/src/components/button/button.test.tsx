import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { conforms } from '../../testing/conformance.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  conforms((props) => <Button {...props}>Simpan</Button>);

  it('does not submit the form around it by default', () => {
    render(<Button>Batal</Button>);
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveProperty('type', 'button');
  });

  it('does nothing while it is disabled with a reason, but can be focused', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" aria-disabled onClick={onClick}>
          Kirim
        </Button>
      </form>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kirim' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes its busy text from the nearest dictionary', () => {
    render(
      <MessagesProvider messages={en}>
        <Button busy>Simpan</Button>
      </MessagesProvider>,
    );
    expect(screen.getByRole('button', { name: 'Working…' }).ariaBusy).toBe('true');
  });
});

describe('ButtonLink', () => {
  conforms((props) => (
    <ButtonLink href="#x" {...props}>
      Tambah
    </ButtonLink>
  ));
});

describe('IconButton', () => {
  conforms((props) => <IconButton label="Hapus" icon={<i />} {...props} />);

  it('does nothing while it is disabled with a reason', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Hapus" icon="×" aria-disabled onClick={onClick} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});
