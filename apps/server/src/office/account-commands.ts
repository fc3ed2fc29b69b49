import { resolve } from 'node:path';
import { disable, enable, endSessions, resetTfa } from './access.ts';
import { actOnAccount, type Change } from './act.ts';
import { join, refuse, verify } from './claims.ts';
import { type Command, type Commands, text } from './command.ts';
import { CommandError } from './command-error.ts';
import { listAccounts } from './list-accounts.ts';
import { showAccount } from './show-account.ts';

const told =
  'The person gets a mail, and the book of what was done a line, in one transaction with the change.';

/** A command that changes one account. */
const changing = (action: string, change: Change, summary: string, help: string): Command => ({
  takes: '<user>',
  summary,
  help: `${help} ${told}`,
  ofOne: true,
  run: (deps, username) => actOnAccount(deps, action, username, change),
});

/** The commands about accounts, by name. */
export const accountCommands: Commands = {
  list: {
    takes: '[--state waiting|verified|refused|disabled]',
    summary: 'the latest 50 accounts, newest first',
    help: 'waiting: nobody has verified the account, or it claims another NPWP.',
    options: { state: { type: 'string' } },
    ofOne: false,
    run: (deps, _username, { state }) => listAccounts(deps, text(state)),
  },
  show: {
    takes: '<user> [--files <folder>]',
    summary: 'an account, its company and claim, its files, and what was done to it',
    help: '--files puts copies of its documents into a folder, readable for you alone; nothing is overwritten. Delete them when you have decided.',
    options: { files: { type: 'string' } },
    ofOne: true,
    run: (deps, username, { files }) => {
      const folder = text(files);
      return showAccount(deps, username, folder === undefined ? undefined : resolve(folder));
    },
  },
  verify: changing(
    'verify',
    verify,
    'the number that the account claims is right: its company has it from now on',
    'The account then sees all applications of its company. Where another verified company has the number, join instead.',
  ),
  join: changing(
    'join',
    join,
    'moves the account to the verified company that has the number it claims',
    'What the account made itself moves along; it then sees all applications of that company.',
  ),
  refuse: {
    takes: '<user> --reason <text>',
    summary: 'turns the claim of an account down',
    help: `The account stays as it is and sees what it made itself; a wrong NPWP can be claimed anew. The reason stands in the mail, in Indonesian. ${told}`,
    options: { reason: { type: 'string' } },
    ofOne: true,
    run(deps, username, { reason }) {
      const why = text(reason);
      if (!why)
        throw new CommandError('Say why, for the mail. Example: --reason "Surat Pernyataan tidak terbaca."');
      return actOnAccount(deps, 'refuse', username, refuse(why));
    },
  },
  disable: changing(
    'disable',
    disable,
    'nobody signs in with the account any more',
    'Its sessions end at once. Its applications stay.',
  ),
  enable: changing('enable', enable, 'the account can sign in again', 'It undoes disable.'),
  'reset-tfa': changing(
    'reset-tfa',
    resetTfa,
    'takes the second factor away, for somebody who lost it',
    'Make sure who asks: afterwards the password alone opens the account, or a new second factor is set up where the office demands one. Recovery codes and sessions end.',
  ),
  'end-sessions': changing(
    'end-sessions',
    endSessions,
    'signs the account out everywhere',
    'The password and the second factor stay.',
  ),
};
