import { fill } from '@pabean/api/rules';
import { UserButton } from '@pabean/ui/app-shell';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@pabean/ui/menu';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useAppMessages } from '../messages/language-provider.tsx';
import { hrefTo, paths } from '../paths.ts';
import { useSignedIn } from '../session/session-context.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useLogout } from './use-logout.ts';

/** The account's menu: type M has no Change Password. */
export function UserMenu() {
  const messages = useAppMessages('shell');
  const { profile } = useAppMessages('titles');
  const { user } = useSignedIn();
  const { logout, asking } = useLogout();
  return (
    <>
      <Menu
        label={fill(messages.account, { user: user.username })}
        trigger={<UserButton name={user.username} />}
      >
        <MenuLink href={hrefTo(paths.profile)} icon={<UserRound size={16} />}>
          {profile}
        </MenuLink>
        {user.type !== 'M' && (
          <MenuLink href={hrefTo(paths.changePassword)} icon={<KeyRound size={16} />}>
            {messages.changePassword}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} />} onClick={logout}>
          {messages.logout}
        </MenuItem>
      </Menu>
      {asking && (
        <LeaveDialog leaving={asking} leaveLabel={messages.logout}>
          {messages.logoutText}
        </LeaveDialog>
      )}
    </>
  );
}
