import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

export const WhatPeopleDoMostOften = () => (
  <div style={{ display: 'flex', gap: 12 }}>
    <Button variant="primary">{say('Kirim', 'Send')}</Button>
    <Menu label={say('Lainnya', 'More')} trigger={<Button>{say('Lainnya', 'More')}</Button>}>
      <MenuItem>{say('Cetak', 'Print')}</MenuItem>
    </Menu>
  </div>
);

export const MainActionIsInMenu = () => (
  <Menu label={say('Lainnya', 'More')} trigger={<Button>{say('Lainnya', 'More')}</Button>}>
    <MenuItem>{say('Kirim', 'Send')}</MenuItem>
    <MenuItem>{say('Cetak', 'Print')}</MenuItem>
  </Menu>
);
