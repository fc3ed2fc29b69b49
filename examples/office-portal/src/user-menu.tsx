import { Menu, MenuRadioGroup, UserButton } from '@pabean/ui';
import type { ThemeMode } from '@pabean/ui/theme';
import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';

const modes = [
  { value: 'system', label: 'Ikut perangkat', icon: <Monitor size={16} /> },
  { value: 'light', label: 'Terang', icon: <Sun size={16} /> },
  { value: 'dark', label: 'Gelap', icon: <Moon size={16} /> },
  { value: 'contrast', label: 'Kontras tinggi', icon: <Contrast size={16} /> },
] as const;

/** The signed-in account, and the display settings. */
export function UserMenu({ name }: { name: string }) {
  const [mode, setMode] = useState<ThemeMode | 'system'>('system');
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (mode === 'system') delete page.dataset.theme;
    else page.dataset.theme = mode;
  }, [mode]);
  return (
    <Menu label="Menu pengguna" align="end" trigger={<UserButton name={name} />}>
      <MenuRadioGroup label="Tema" options={modes} value={mode} onChange={setMode} />
    </Menu>
  );
}
