import type { Printable } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { PrintButton } from './print-button.tsx';

const approved: Printable = {
  status: '50',
  permitTypeId: '1',
  approvalNumber: 'KEP-1/2024',
  approvalFlag: 'Y',
  hasStoredFile: false,
};
const nothing = () => undefined;

describe('PrintButton', () => {
  conforms((props) => <PrintButton licence={approved} onPrint={nothing} {...props} />);

  it.each([true, false])('prints what is offered, stored or not: %s', async (hasStoredFile) => {
    const onPrint = vi.fn();
    render(<PrintButton licence={{ ...approved, hasStoredFile }} thing="KEP-1/2024" onPrint={onPrint} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cetak KEP-1/2024' }));
    expect(onPrint).toHaveBeenCalledOnce();
  });

  it.each([
    ['belum disetujui', { status: '20', approvalNumber: null }],
    ['ditolak', { status: '90', approvalNumber: null }],
    ['status ini', { status: '99' }],
    ['Izin jenis ini', { permitTypeId: '31' }],
  ])('shows that nothing is offered because of “%s”, and does nothing', async (reason, overrides) => {
    const onPrint = vi.fn();
    render(<PrintButton licence={{ ...approved, ...overrides }} onPrint={onPrint} />);
    const button = screen.getByRole('button', { name: 'Cetak', description: new RegExp(reason) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onPrint).not.toHaveBeenCalled();
  });

  it('can be hidden, where a list has no room for reasons', () => {
    render(<PrintButton licence={{ ...approved, status: '99' }} whenNone="hide" onPrint={nothing} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is busy while the licence loads, and announces a failure', async () => {
    const onPrint = vi.fn();
    const { rerender } = render(<PrintButton licence={approved} busy onPrint={onPrint} />);
    screen.getByRole('button', { name: 'Menyiapkan…' }).click();
    expect(onPrint).not.toHaveBeenCalled();
    rerender(<PrintButton licence={approved} problem="Server sibuk." onPrint={onPrint} />);
    expect(screen.getByRole('alert').textContent).toBe('Server sibuk.');
    await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
    expect(onPrint).toHaveBeenCalledOnce();
  });
});
