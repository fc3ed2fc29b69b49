import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { deletion, userInBody } from './acting.ts';
import { created, done, succeeded } from './answers.ts';
import { listedFields } from './application-lists.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, oneOf, recordId, seenVersion, text } from './fields.ts';
import { missingThing } from './missing-thing.ts';
import { headerFields, headerRules, type PermitHeader } from './permit-header.ts';
import { flag, shownText, textIfAny, textOrNull } from './read.ts';
import { type Field, field, wire, wireField } from './wire.ts';

/** The header fields in lists, and their names there. */
export const listedHeader = {
  permitTypeId: 'permitTypeId',
  number: 'number',
  date: 'date',
  identityNumber: 'npwp',
  name: 'companyName',
  address: 'companyAddress',
  phone: 'phone',
  email: 'email',
} as const satisfies { readonly [Name in keyof PermitHeader]?: keyof typeof listedFields };

type OwnField = Exclude<keyof PermitHeader, keyof typeof listedHeader>;

/** The other header fields: the detail has them under the form's names. */
const ownFields = Object.fromEntries(
  Object.entries(headerFields.shape).flatMap(([name, each]) =>
    name in listedHeader ? [] : [[name, field(wireField(each) ?? name, textOrNull)]],
  ),
) as { readonly [Name in OwnField]: Field<typeof textOrNull> };

/** A change of an application's status. */
const statusChange = wire(
  z.object({
    /** ISO 8601 instant. */
    at: field('waktu', textOrNull),
    status: field('status', shownText),
    statusLabel: field('ur_status', shownText),
    /** Whether an officer made it; else the applicant. */
    byOffice: field('fl_petugas', flag),
    /** The name of the applicant's user, or the officer's NIP. */
    by: field('oleh', textOrNull),
    /** The note to it, such as the reason of a rejection. */
    note: field('catatan', textOrNull),
  }),
);

/** An application's header: the fields of lists, and the rest of the form. */
const applicationHeader = wire(
  z.object({
    ...listedFields,
    ...ownFields,
    /** Area of its permit type, `ftz` for the free-trade zone; other providers may omit it. */
    area: field('area', textOrNull),
    /** ISO 8601 instant of its last status change. */
    statusAt: field('wk_status', textOrNull),
    /** The officer's note to its status, such as the reason of a rejection. */
    statusNote: field('catatan_status', textOrNull),
    /** Version of the whole draft, its documents included; sent back with the draft, to detect changes by others. */
    version: field('versi', textIfAny),
    /** Version of the header alone; sent back with a change of the header. */
    headerVersion: field('versi_header', textIfAny),
    /** What is missing before a draft can be sent; absent when the provider does not send it. */
    missing: field('kurang', z.optional(z.array(missingThing))),
    /** Every change of its status, the oldest first; providers may omit it. */
    changes: field('riwayat', z.optional(z.array(statusChange))),
  }),
);

const oneApplication = wire(
  z.object({ user: field('user', actingUser, 'username'), id: field('idmohon', recordId, 'application') }),
);

export const applicationDetail = endpoint({
  method: 'POST',
  path: 'dtlheader',
  summary: "An application's header block.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: oneApplication,
  answer: applicationHeader,
  failures: [404],
});

export const applicationFile = endpoint({
  method: 'GET',
  path: 'file/permohonan/{id}/{name}',
  summary: "The file that the office stored with a decision; the address is the application's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(
    z.object({ id: field('id', recordId, 'application'), name: field('name', text(255), 'file') }),
  ),
  answer: 'file',
  failures: [404],
});

export const saveApplication = endpoint({
  method: 'POST',
  path: 'savepengajuan',
  summary:
    'Save a new permit header as a draft, with the mandatory documents of its permit type waiting; with `idmohon` change the header of a draft. Its permit type may change while no document was entered.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  acting: userInBody,
  body: wire(
    z
      .extend(headerFields, {
        user: field('idrekam', actingUser, 'username'),
        id: field('idmohon', z.optional(recordId), 'application'),
        version: field('versi_header', seenVersion, 'record'),
      })
      .check(...headerRules),
  ),
  answer: created('id_mohon'),
  failures: [404, 409, 412],
});

export const deleteApplication = endpoint({
  method: 'POST',
  path: 'delete',
  summary: 'Delete a draft with its documents and files; at another status the answer explains the refusal.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const sendApplication = endpoint({
  method: 'POST',
  path: 'kirim',
  summary: 'Send a draft; an incomplete one is refused with the list of what is missing (422).',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  acting: userInBody,
  body: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      id: field('idmohon', recordId, 'application'),
      version: field('versi', seenVersion, 'record'),
    }),
  ),
  answer: succeeded,
  failures: [404, 409, 412],
});

export const sendMail = endpoint({
  method: 'POST',
  path: 'bc/mail/sendmail',
  summary: 'Confirm a notification mail of a sent application; the mail itself was queued with the sending.',
  access: permitUsers,
  rate: 'write',
  body: wire(
    z.object({
      page: field('page', oneOf(['kirim', 'petugas']), 'page'),
      id: field('idmohon', recordId, 'application'),
    }),
  ),
  answer: done,
  failures: [404, 409],
});

/** A change of an application's status, decoded. */
export type StatusChange = z.output<typeof statusChange>;
/** An application's header, decoded. */
export type ApplicationHeader = z.output<typeof applicationHeader>;

/** The name of a header field in an application. */
const nameOf = (field: keyof PermitHeader): keyof ApplicationHeader =>
  field in listedHeader ? listedHeader[field as keyof typeof listedHeader] : (field as OwnField);

/** Returns the form values of an application's header. */
export const typedHeaderOf = (application: ApplicationHeader) =>
  Object.fromEntries(
    (Object.keys(headerFields.shape) as (keyof PermitHeader)[]).map((name) => [
      name,
      application[nameOf(name)],
    ]),
  ) as { readonly [Name in keyof PermitHeader]: string | null };
