import { dokapListOf } from '../../rules/index.ts';
import { type Caller, call, callAbout, fileAt, leftAlone, type Resource } from '../plan.ts';

const isList = ({ code }: { code: string }) => dokapListOf(code) !== undefined;

const byUser = ({ user }: Caller) => ({ body: { user } });

/** Applications, their documents, and what officers add to them. */
export const applications: Resource = {
  title: 'Applications and their documents',
  plans: [
    call('companyOf', byUser, { finds: (company) => ({ company }) }),
    call('ftzList', byUser),
    call('ftzBrowseList', byUser),
    call('applicationList', byUser, { finds: ([first]) => ({ application: first?.id }) }),
    call('browseList', byUser, {
      finds: (rows, { application }) => ({
        application: rows.find(({ approvalNumber }) => approvalNumber)?.id ?? rows[0]?.id ?? application,
        otherApplication: rows.find(({ approvalNumber }) => !approvalNumber)?.id,
        licence: rows.find(({ approvalNumber, fileUrl }) => approvalNumber && !fileUrl)?.id,
        applicationFile: rows.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined,
      }),
    }),
    callAbout('applicationDetail', 'application', (id, { user }) => ({ body: { user, id } })),
    callAbout('dokapList', 'application', (applicationId, { user }) => ({ body: { user, applicationId } }), {
      finds: (dokaps) => ({
        dokap: dokaps[0]?.id,
        listDokap: dokaps.find(isList)?.id,
        dokapFile: dokaps.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined,
      }),
    }),
    callAbout(
      'dokapList',
      'otherApplication',
      (applicationId, { user }) => ({ body: { user, applicationId } }),
      {
        finds: (dokaps, { listDokap, dokapFile }) => ({
          listDokap: listDokap ?? dokaps.find(isList)?.id,
          dokapFile: dokapFile ?? dokaps.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined,
        }),
      },
    ),
    callAbout('dokapForEdit', 'dokap', (id) => ({ body: { id } })),
    callAbout('dokapRows', 'listDokap', (dokapId) => ({ body: { dokapId } }), {
      finds: (rows) => ({ rowFile: rows.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined }),
    }),
    callAbout('officeNoteList', 'application', (applicationId) => ({ body: { applicationId } })),
    callAbout('officeDokapList', 'application', (applicationId) => ({ body: { applicationId } }), {
      finds: (dokaps) => ({ officeDokapFile: dokaps.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined }),
    }),
    call('masterDokapList', byUser, {
      finds: (dokaps) => ({
        masterDokapFile: dokaps.find(({ fileUrl }) => fileUrl)?.fileUrl ?? undefined,
      }),
    }),
    fileAt('applicationFile', 'applicationFile'),
    fileAt('dokapFile', 'dokapFile'),
    fileAt('dokapRowFile', 'rowFile'),
    fileAt('officeDokapFile', 'officeDokapFile'),
    fileAt('masterDokapFile', 'masterDokapFile'),
    call('containerTemplate', () => ({})),
    // Refused where the print rules do not offer it, or where it is stored as a file.
    callAbout('licencePdf', 'licence', (id, { user }) => ({ params: { user, id } }), { may: [409] }),
    ...leftAlone('A sent application cannot be called back.', 'sendApplication', 'sendMail'),
    ...leftAlone('It makes another draft out of an application.', 'copyApplication', 'refileApplication'),
    ...leftAlone('Only officers ask, and an answer cannot be called back.', 'answerQuestion', 'answerFile'),
    ...leftAlone('It notes for good that a file was fetched.', 'noteDokapDownload'),
  ],
};
