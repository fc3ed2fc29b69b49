import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from './switch.tsx';

const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Tampilan rapat' });

describe('Switch', () => {
  it('passes className, style, title and data-* on to its wrapper, ref and the rest to the input', () => {
    const ref = createRef<HTMLInputElement>();
    const { container } = render(
      <Switch
        ref={ref}
        label="Tampilan rapat"
        name="rapat"
        className="theirs"
        style={{ opacity: 0.5 }}
        title="judul"
        data-probe="x"
      />,
    );
    expect(container.childElementCount).toBe(1);
    const root = container.firstElementChild as HTMLElement;
    expect(root.classList.contains('theirs')).toBe(true);
    expect(root.classList.length).toBeGreaterThan(1);
    expect(root.style.opacity).toBe('0.5');
    expect(root.title).toBe('judul');
    expect(root.dataset.probe).toBe('x');
    expect(ref.current).toBe(theSwitch());
    expect(theSwitch().name).toBe('rapat');
    expect(theSwitch().dataset.probe).toBeUndefined();
  });

  it('acts on a click on its label and on the space key', async () => {
    const onChange = vi.fn();
    render(<Switch label="Tampilan rapat" hint="Lebih banyak baris." onChange={onChange} />);
    await userEvent.click(screen.getByText('Tampilan rapat'));
    expect(theSwitch().checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(theSwitch().checked).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is disabled with a reason that is focusable and read', async () => {
    const onChange = vi.fn();
    const onClick = vi.fn();
    const reason = 'Kantor Anda mewajibkannya.';
    render(
      <Switch label="Tampilan rapat" reason={reason} defaultChecked onChange={onChange} onClick={onClick} />,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(theSwitch());
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Tampilan rapat'), { force: true });
    expect(theSwitch().checked).toBe(true);
    expect(theSwitch().getAttribute('aria-disabled')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    expect(document.getElementById(theSwitch().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      reason,
    );
  });

  it('reports the first click after the reason is removed', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Switch label="Tampilan rapat" reason="Sedang dimuat." onChange={onChange} />,
    );
    await userEvent.click(screen.getByText('Tampilan rapat'), { force: true });
    rerender(<Switch label="Tampilan rapat" onChange={onChange} />);
    await userEvent.click(screen.getByText('Tampilan rapat'));
    expect(theSwitch().checked).toBe(true);
    expect(onChange).toHaveBeenCalledOnce();
  });
});
