import {
  applicationDetail,
  applicationList,
  companyOf,
  dokapList,
  dokapTypeList,
  type Endpoint,
  identityTypeList,
  type ListedApplication,
  me,
  permitTypeList,
} from '@pabean/api/contract';
import {
  buildApplication,
  buildApplicationHeader,
  buildCompany,
  buildDokap,
  buildDokapDefinition,
  buildIdentityTypes,
  buildPermitTypes,
  buildSessionUser,
} from '@pabean/api/fixtures';
import { encodeAnswer } from '../../apps/server/src/http/encode.ts';
import { type Application, makeApplications } from '../lean/applications.ts';

const template = buildApplication();

const toListed = ({ company, permitType, ...row }: Application): ListedApplication => ({
  ...template,
  ...row,
  companyName: company,
  permitTypeName: permitType,
  sentAt: row.status === '10' ? null : `${row.date}T03:00:00Z`,
});

const answerOf = ({ path, answer }: Endpoint, value: unknown): [path: string, answer: unknown] => {
  if (answer === 'file') throw new Error(`${path} answers with a file.`);
  return [`/api/${path}`, encodeAnswer(answer, value)];
};

/** A server's responses for an account with so many applications, by path: the same rows as on the lean page. */
export const portalAnswers = (applications: number): Record<string, unknown> =>
  Object.fromEntries([
    // A broker can edit every field of a permit header.
    answerOf(me, buildSessionUser({ type: 'Y' })),
    answerOf(applicationList, makeApplications(applications).map(toListed)),
    answerOf(applicationDetail, buildApplicationHeader()),
    answerOf(dokapList, [buildDokap()]),
    answerOf(dokapTypeList, [buildDokapDefinition()]),
    answerOf(identityTypeList, buildIdentityTypes()),
    answerOf(permitTypeList, buildPermitTypes()),
    answerOf(companyOf, buildCompany()),
  ]);
