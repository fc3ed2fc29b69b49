import { kawung, makeTheme, type OfficeTheme, sabbe, songket, type ThemeMode, vars } from '@pabean/ui/theme';

/** The offices of the toolbar: ours, and two that show how another office looks. */
export const offices: Record<string, OfficeTheme> = { songket, kawung, sabbe };

type Tree = { [name: string]: string | Tree };

function paint(root: HTMLElement, names: Tree, values: Tree): void {
  for (const [key, name] of Object.entries(names)) {
    const value = values[key];
    if (typeof name === 'string') root.style.setProperty(name.slice('var('.length, -1), String(value));
    else if (typeof value === 'object') paint(root, name, value);
  }
}

/** Gives the page the colours of an office. Ours are in the stylesheet already. */
export function wearOffice(root: HTMLElement, office: string, mode: ThemeMode): void {
  root.removeAttribute('style');
  const look = offices[office];
  if (look && look !== songket) paint(root, vars.color, { ...makeTheme(look, mode) });
}
