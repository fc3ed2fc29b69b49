import {
  isDraft,
  isPpftzDeletable,
  isPpftzRecorded,
  permitStatusTone,
  ppftzStatusTone,
  REJECTED,
} from '@pabean/api/rules';
import { StatusBadge } from '@pabean/ui';
import { en } from '@pabean/ui/messages';
import { permitMoves, ppftzMoves, type StatusMove } from '../../apps/server/src/officer/status-moves.ts';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';
import { permitStatuses, ppftzStatuses } from './reference-lists.ts';

const heads = [
  say('Kode', 'Code'),
  say('Tampilan', 'Looks'),
  say('Nada', 'Tone'),
  say('Bahasa Indonesia', 'Indonesian'),
  say('Bahasa Inggris', 'English'),
  say('Yang dapat dilakukan perusahaan', 'What the company may do'),
  say('Yang dapat dilakukan petugas', 'What officers may do'),
];

/** The word of a status in a language; both kinds of rejection have the same. */
const wordIn = (statuses: Readonly<Record<string, string>>, code: string) =>
  statuses[code] ?? statuses[REJECTED];

/** Each command that is possible at a status, with the statuses that it leads to: “approve (50)”. */
const commandsAt = (moves: Readonly<Record<string, StatusMove>>, status: string) =>
  Object.entries(moves)
    .filter(([, { from }]) => from.includes(status))
    .map(([command, { to }]) => {
      const others = to.filter((each) => each !== status);
      return others.length > 0 ? `${command} (${others.join(', ')})` : command;
    })
    .join('; ') || '–';

const permitActions = (status: string) => {
  if (isDraft(status)) return say('mengubah, menghapus, mengirim', 'change, delete, send');
  return status === REJECTED ? say('mengajukan kembali', 'file again') : '–';
};

const ppftzActions = (status: string) => {
  if (isPpftzDeletable(status)) return say('mengubah, menghapus, mengirim', 'change, delete, send');
  return isPpftzRecorded(status) ? say('memperbaiki, mengirim', 'correct, send') : '–';
};

/** Every status of an application. */
export const PermitStatuses = () => (
  <Rows
    code
    caption={say('Status permohonan', 'Statuses of applications')}
    heads={heads}
    rows={permitStatuses.map(([code, word]) => [
      code,
      <StatusBadge key={code} code={code} label={word} />,
      permitStatusTone(code),
      word,
      wordIn(en.statuses, code),
      permitActions(code),
      commandsAt(permitMoves, code),
    ])}
  />
);

/** Every status of a PPFTZ record. */
export const PpftzStatuses = () => (
  <Rows
    code
    caption={say('Status PPFTZ', 'Statuses of PPFTZ records')}
    heads={heads}
    rows={ppftzStatuses.map(([code, word]) => [
      code,
      <StatusBadge key={code} code={code} label={word} tone={ppftzStatusTone(code)} />,
      ppftzStatusTone(code),
      word,
      wordIn(en.statuses, code),
      ppftzActions(code),
      commandsAt(ppftzMoves, code),
    ])}
  />
);
