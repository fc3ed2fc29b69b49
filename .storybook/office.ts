import { kawung, type OfficeTheme, officeStyleSheet, sabbe, songket } from '@pabean/ui/theme';

/** The offices of the toolbar: ours, and two that show how another office looks. */
export const offices: Record<string, OfficeTheme> = { songket, kawung, sabbe };

/** Gives the page the colours of an office. Ours are in the stylesheet already. */
export function wearOffice(name: string): void {
  const sheet = document.getElementById('office') ?? document.createElement('style');
  sheet.id = 'office';
  const office = offices[name];
  sheet.textContent = office && office !== songket ? officeStyleSheet(office) : '';
  document.head.append(sheet);
}
