import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, recordId } from './fields.ts';
import { shownDay, shownText, truth } from './read.ts';
import { field, wire } from './wire.ts';

export const licencePdf = endpoint({
  method: 'GET',
  path: 'pdf/{user}/{id_permohonan}',
  summary:
    'A licence as a PDF made from its data, where the print rules offer one; where the office stored a file, that is fetched instead (409).',
  access: permitUsers,
  rate: 'standard',
  cost: 'draw',
  acting: { params: { user: 'username' } },
  params: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      id: field('id_permohonan', recordId, 'application'),
    }),
  ),
  answer: 'file',
  failures: [404, 409],
});

/** Public facts about a licence, for a caller who has its code. */
const checkedLicence = wire(
  z.object({
    approvalNumber: field('no_setuju', shownText),
    approvalDate: field('tgl_setuju', shownDay),
    permitTypeName: field('nama_ijin', shownText),
    holder: field('NM_PERUSAHAAN', shownText),
    /** Whether it is valid today, by the customs office's calendar. */
    valid: field('berlaku', truth),
  }),
);

export const checkLicence = endpoint({
  method: 'GET',
  path: 'cek/{code}',
  summary:
    'Whether a licence is genuine, by the code printed on it; whatever is wrong with a code, the answer is the same (404).',
  access: 'anyone',
  rate: 'standard',
  // Any text that a user may type: a malformed code is answered as an unknown one.
  params: wire(
    z.object({
      code: field('code', z.string().check(z.maxLength(1_000, { error: 'tooLong' })), 'checkCode'),
    }),
  ),
  answer: checkedLicence,
  failures: [404],
});

/** Public facts about a licence, decoded. */
export type CheckedLicence = z.output<typeof checkedLicence>;
