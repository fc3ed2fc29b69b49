import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { Switch } from '../switch/index.ts';

export const SettingsActAtOnce = () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <Switch label={say('Baris rapat', 'Compact rows')} defaultChecked />
    <Switch label={say('Tampilkan yang dibatalkan', 'Show cancelled ones')} />
  </div>
);

export const SettingsThatWaitForButton = () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <Checkbox label={say('Baris rapat', 'Compact rows')} defaultChecked />
    <Checkbox label={say('Tampilkan yang dibatalkan', 'Show cancelled ones')} />
    <Button size="small" variant="primary">
      {say('Terapkan', 'Apply')}
    </Button>
  </div>
);
