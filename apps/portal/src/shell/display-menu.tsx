import { ChromeButton } from '@pabean/ui/app-shell';
import { Menu } from '@pabean/ui/menu';
import { Contrast } from 'lucide-react';
import { useAppMessages } from '../messages/language-provider.tsx';
import { DisplayChoices } from './display-choices.tsx';

/** Opens the display settings. */
export function DisplayMenu() {
  const { display } = useAppMessages('shell');
  return (
    <Menu
      label={display}
      trigger={<ChromeButton label={display} icon={<Contrast size={20} strokeWidth={1.75} />} />}
    >
      <DisplayChoices />
    </Menu>
  );
}
