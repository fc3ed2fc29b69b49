import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { conforms } from '../../testing/conformance.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  conforms((props) => <Button {...props}>Simpan</Button>);

  it('does not submit the form around it unless told to', () => {
    render(<Button>Batal</Button>);
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveProperty('type', 'button');
  });

  it('takes its busy words from the dictionary around it', () => {
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
});
