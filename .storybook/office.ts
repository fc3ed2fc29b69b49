import { officeStyleSheet } from '@pabean/ui/theme';
import { offices } from './offices.ts';

/** Gives the page the colours of an office. Those of the default office are in the stylesheet already. */
export function applyOffice(name: string): void {
  const sheet = document.getElementById('office') ?? document.createElement('style');
  sheet.id = 'office';
  const office = offices[name];
  sheet.textContent = office && office !== offices.songket ? officeStyleSheet(office) : '';
  document.head.append(sheet);
}
