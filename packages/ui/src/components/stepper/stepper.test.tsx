import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { stepStates } from './step-states.ts';
import { Stepper, type StepperStep } from './stepper.tsx';

const steps: StepperStep[] = [
  { label: 'Identitas dan angkutan', href: '#/1' },
  { label: 'Kontainer, kemasan, barang', href: '#/2' },
  { label: 'Tinjau dan kirim', href: '#/3' },
];

describe('Stepper', () => {
  conforms((props) => <Stepper steps={steps} current={2} {...props} />);

  it('states the state of every step, and links only to earlier ones', () => {
    render(<Stepper steps={steps} current={2} style={{ inlineSize: 800 }} />);
    const [done, here, ahead] = screen.getAllByRole('listitem');
    expect(done?.textContent).toContain('Identitas dan angkutan (selesai)');
    expect(here?.ariaCurrent).toBe('step');
    expect(ahead?.textContent).toContain('Tinjau dan kirim (belum)');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/1']);
  });

  it('shows the next step, and nothing at the end', () => {
    const { rerender } = render(<Stepper steps={steps} current={2} style={{ inlineSize: 300 }} />);
    expect(screen.getByText('Langkah 2 dari 3 · berikutnya Tinjau dan kirim')).toBeDefined();
    rerender(<Stepper steps={steps} current={3} style={{ inlineSize: 300 }} />);
    expect(screen.getByText('Langkah 3 dari 3')).toBeDefined();
  });
});

describe('stepStates', () => {
  it.each([
    [1, 'here ahead ahead'],
    [2, 'done here ahead'],
    [3, 'done done here'],
  ])('at step %i is %s', (current, states) => {
    expect(stepStates(steps, current).join(' ')).toBe(states);
  });

  it('shows errors only in steps that the user has visited', () => {
    const broken = steps.map((step) => ({ ...step, invalid: true }));
    expect(stepStates(broken, 2)).toEqual(['invalid', 'here', 'ahead']);
  });
});
