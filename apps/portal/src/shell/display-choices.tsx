import { languageNames, languages } from '@pabean/api/rules';
import { MenuRadioGroup, MenuSeparator } from '@pabean/ui/menu';
import { Contrast, Monitor, Moon, Rows3, Rows4, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { changeDisplay, currentDisplay, subscribeToDisplay } from '../display/display.ts';
import { useAppMessages } from '../messages/language-provider.tsx';

const choices = languages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}));

/** Theme, density and language of this device. */
export function DisplayChoices() {
  const messages = useAppMessages('shell');
  const { theme, density, language } = useSyncExternalStore(subscribeToDisplay, currentDisplay);
  return (
    <>
      <MenuRadioGroup
        label={messages.theme}
        options={[
          { value: 'system', label: messages.system, icon: <Monitor size={16} /> },
          { value: 'light', label: messages.light, icon: <Sun size={16} /> },
          { value: 'dark', label: messages.dark, icon: <Moon size={16} /> },
          { value: 'contrast', label: messages.contrast, icon: <Contrast size={16} /> },
        ]}
        value={theme}
        onChange={(next) => changeDisplay({ theme: next })}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={messages.density}
        options={[
          { value: 'comfortable', label: messages.comfortable, icon: <Rows3 size={16} /> },
          { value: 'compact', label: messages.compact, icon: <Rows4 size={16} /> },
        ]}
        value={density}
        onChange={(next) => changeDisplay({ density: next })}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={messages.language}
        options={choices}
        value={language}
        onChange={(next) => changeDisplay({ language: next })}
      />
    </>
  );
}
