import { kawung, type OfficeTheme, officeVariables, sabbe, songket, type ThemeMode } from '@pabean/ui/theme';

/** The offices of the toolbar: ours, and two that show how another office looks. */
export const offices: Record<string, OfficeTheme> = { songket, kawung, sabbe };

/** Gives the page the colours of an office. Ours are in the stylesheet already. */
export function wearOffice(root: HTMLElement, office: string, mode: ThemeMode): void {
  root.removeAttribute('style');
  const look = offices[office];
  if (!look || look === songket) return;
  for (const [name, value] of Object.entries(officeVariables(look, mode)))
    root.style.setProperty(name, value);
}
