import { disable, enable, endSessions, resetTfa } from './access.ts';
import { actOnAccount, type Change } from './act.ts';
import { join, refuse, verify } from './claims.ts';
import { type Area, type Command, command } from './command.ts';
import { accountStates, listAccounts } from './list-accounts.ts';
import { choice, required, text } from './options.ts';
import { showCommand } from './show.ts';
import { showAccount } from './show-account.ts';

const told =
  'The person gets a mail, and the book of what was done a line, in one transaction with the change.';

const user = { name: 'user', help: 'the user name of the account' };

/** A command that changes one account, without options. */
const changing = (change: Change, summary: string, help: string): Command =>
  command({
    summary,
    help: `${help} ${told}`,
    subject: user,
    act: ({ deps, name, subject }) => actOnAccount(deps, name, subject, change),
  });

/** The commands about accounts. */
export const accountArea: Area = {
  about: 'Accounts, and the companies that they claim.',
  commands: {
    list: command({
      summary: 'the latest 50 accounts, newest first',
      help: 'waiting: nobody has verified the account, or it claims another NPWP.',
      options: { state: choice('only those', accountStates) },
      act: ({ deps, options }) => listAccounts(deps, options.state),
    }),
    show: showCommand({
      summary: 'an account, its company and claim, its files, and what was done to it',
      help: '',
      subject: user,
      find: showAccount,
    }),
    verify: changing(
      verify,
      'the number that the account claims is right: its company has it from now on',
      'The account then sees all applications of its company. Where another verified company has the number, join instead.',
    ),
    join: changing(
      join,
      'moves the account to the verified company that has the number it claims',
      'What the account made itself moves along; it then sees all applications of that company.',
    ),
    refuse: command({
      summary: 'turns the claim of an account down',
      help: `The account stays as it is and sees what it made itself; a wrong NPWP can be claimed anew. ${told}`,
      subject: user,
      options: {
        reason: required(text('why, for the mail, in Indonesian'), 'Surat Pernyataan tidak terbaca.'),
      },
      act: ({ deps, name, subject, options }) => actOnAccount(deps, name, subject, refuse(options.reason)),
    }),
    disable: changing(
      disable,
      'nobody signs in with the account any more',
      'Its sessions end at once. Its applications stay.',
    ),
    enable: changing(enable, 'the account can sign in again', 'It undoes disable.'),
    'reset-tfa': changing(
      resetTfa,
      'takes the second factor away, for somebody who lost it',
      'Make sure who asks: afterwards the password alone opens the account, or a new second factor is set up where the office demands one. Recovery codes and sessions end.',
    ),
    'end-sessions': changing(
      endSessions,
      'signs the account out everywhere',
      'The password and the second factor stay.',
    ),
  },
};
