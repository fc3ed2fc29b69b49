import { ChromeButton, Menu } from '@pabean/ui';
import { Contrast } from 'lucide-react';
import { lazyPart, usePartAhead } from '../routing/lazy-part.tsx';
import { useWords } from '../words/words.tsx';

const choices = lazyPart(async () => (await import('./display-choices.tsx')).DisplayChoices);

/** Opens the display settings. They come with the first sign of work, or when the menu is open already. */
export function DisplayMenu() {
  const { display } = useWords('shell');
  const Choices = usePartAhead(choices);
  return (
    <Menu
      label={display}
      trigger={<ChromeButton label={display} icon={<Contrast size={20} strokeWidth={1.75} />} />}
    >
      {Choices && <Choices />}
    </Menu>
  );
}
