import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { copiedText } from '../../testing/copied-text.ts';
import { Code } from './code.tsx';
import { splitGroups } from './groups.tsx';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(Navigator.prototype, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

describe('Code', () => {
  conforms((props) => <Code {...props}>8418.10.19</Code>);
  conforms((props) => (
    <Code copyable {...props}>
      8418.10.19
    </Code>
  ));

  it('draws groups whose gaps are not copied', () => {
    const { container } = render(<Code groups={[3, 3]}>62024092</Code>);
    expect(copiedText(container)).toBe('62024092');
    expect(screen.getByText('240').nextElementSibling?.textContent).toBe('92');
    expect(
      screen.getByText('240').getBoundingClientRect().left -
        screen.getByText('620').getBoundingClientRect().right,
    ).toBeGreaterThan(4);
  });

  it('is spelled for screen readers, and copied bare', () => {
    const { container } = render(
      <Code copyable spelled groups={[3, 3]}>
        7G29QX
      </Code>,
    );
    expect(screen.getByRole('img', { name: '7 G 2, 9 Q X' }).textContent).toBe('7G29QX');
    expect(copiedText(container)).toContain('7G29QX');
  });

  it('copies the bare code and announces it', async () => {
    const texts: string[] = [];
    clipboard(async (text) => void texts.push(text));
    render(
      <Code copyable groups={[3, 3]}>
        620240
      </Code>,
    );
    const button = screen.getByRole('button', { name: 'Salin' });
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByText('620').parentElement?.id);
    await userEvent.click(button);
    expect(texts).toEqual(['620240']);
    expect(screen.getByRole('button', { name: 'Disalin' })).toBe(button);
    expect(screen.getByRole('status').textContent).toBe('Disalin');
  });

  it('selects the code and shows what to do when the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    render(<Code copyable>620240</Code>);
    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Kode sudah dipilih'));
    expect(String(getSelection())).toBe('620240');
    expect(screen.getByRole('button', { name: 'Salin' })).toBeDefined();
  });

  it('does the same where there is no clipboard', async () => {
    vi.spyOn(Navigator.prototype, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    render(<Code copyable>620240</Code>);
    await userEvent.click(screen.getByRole('button', { name: 'Salin' }));
    await waitFor(() => expect(String(getSelection())).toBe('620240'));
  });
});

describe('groups of a code', () => {
  it.each([
    ['0021345678215000', [4, 4, 4, 4], ['0021', '3456', '7821', '5000']],
    ['00213', [4, 4], ['0021', '3']],
    ['0021345678', [4, 4], ['0021', '3456', '78']],
    ['', [4, 4], []],
  ])('splits %j by %j', (code, lengths, groups) => {
    expect(splitGroups(code, lengths)).toEqual(groups);
  });
});
