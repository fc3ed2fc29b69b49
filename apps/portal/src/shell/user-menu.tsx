import { fill } from '@pabean/api/rules';
import { UserButton } from '@pabean/ui/app-shell';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@pabean/ui/menu';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { hrefTo, paths } from '../paths.ts';
import { useSignedIn } from '../session/session-context.ts';
import { useWords } from '../words/words.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useLogout } from './use-logout.ts';

/** The account's menu: type M has no Change Password. */
export function UserMenu() {
  const words = useWords('shell');
  const { profile } = useWords('titles');
  const { user } = useSignedIn();
  const { logout, asking } = useLogout();
  return (
    <>
      <Menu
        label={fill(words.account, { user: user.username })}
        trigger={<UserButton name={user.username} />}
      >
        <MenuLink href={hrefTo(paths.profile)} icon={<UserRound size={16} />}>
          {profile}
        </MenuLink>
        {user.type !== 'M' && (
          <MenuLink href={hrefTo(paths.changePassword)} icon={<KeyRound size={16} />}>
            {words.changePassword}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} />} onClick={logout}>
          {words.logout}
        </MenuItem>
      </Menu>
      {asking && (
        <LeaveDialog leaving={asking} leaveLabel={words.logout}>
          {words.logoutText}
        </LeaveDialog>
      )}
    </>
  );
}
