import type { DokapDefinition, PermitHeader } from '../../contract/index.ts';
import { buildPermitHeader } from '../../fixtures/index.ts';
import { dokapListOf } from '../../rules/index.ts';
import { madeUpValues } from '../made-up.ts';
import { type Caller, call, callAbout, callAboutDeleted, fileAt, leftAlone, type Resource } from '../plan.ts';
import type { Things } from '../things.ts';
import { applications } from './applications.ts';

const definitionOf = ({ definitions }: Partial<Things>, code: string) =>
  definitions?.find((each) => each.code === code);

/**
 * Values that declare one row of the list of containers; undefined where the provider's list has no details of the
 * type.
 */
const declarationIn = (known: Partial<Things>) => {
  const definition = definitionOf(known, '151');
  return definition && madeUpValues(definition);
};

const isFillable = (definition: DokapDefinition | undefined): definition is DokapDefinition =>
  definition !== undefined && !dokapListOf(definition.code) && madeUpValues(definition) !== undefined;

/** A document that the draft does not have yet. */
const spareIn = ({ definitions = [] }: Partial<Things>) =>
  definitions.find((each) => !each.mandatory && isFillable(each));

/** Values for a document that is still empty. */
function filling(id: string, { user }: Caller, known: Partial<Things>) {
  const { draft, draftDokapCode = '' } = known;
  const definition = definitionOf(known, draftDokapCode);
  const values = definition && madeUpValues(definition);
  return draft && values
    ? { body: { user, id, applicationId: draft, code: draftDokapCode, ...values } }
    : undefined;
}

const ofDraft = (applicationId: string, { user }: Caller) => ({ body: { user, applicationId } });

/** The life cycle of a draft: it is created, filled in, and deleted. */
export const drafts: Resource = {
  title: applications.title,
  plans: [
    call(
      'saveApplication',
      ({ user }, { permitType, company }) =>
        permitType && company
          ? {
              body: {
                ...buildPermitHeader({
                  permitTypeId: permitType,
                  number: `UJI-${Date.now()}`,
                  name: company.name,
                  identityType: company.identityType as PermitHeader['identityType'],
                  identityNumber: company.identityNumber,
                }),
                user,
              },
            }
          : undefined,
      { finds: ({ id }) => ({ draft: id }) },
    ),
    callAbout('applicationDetail', 'draft', (id, { user }) => ({ body: { user, id } })),
    callAbout('dokapList', 'draft', ofDraft, {
      finds: (dokaps, known) => {
        const waiting = dokaps.find(({ code }) => isFillable(definitionOf(known, code)));
        return {
          draftDokap: waiting?.id,
          draftDokapCode: waiting?.code,
          draftList: dokaps.find(({ code }) => dokapListOf(code) === 'containers')?.id,
        };
      },
    }),
    callAbout('updateDokap', 'draftDokap', filling),
    callAbout('dokapForEdit', 'draftDokap', (id) => ({ body: { id } }), {
      finds: ({ fileUrl }) => (fileUrl ? { dokapFile: fileUrl } : {}),
    }),
    fileAt('dokapFile', 'dokapFile'),
    callAbout('saveDokap', 'draft', (applicationId, { user }, known) => {
      const spare = spareIn(known);
      const values = spare && madeUpValues(spare);
      return spare && values && { body: { user, applicationId, code: spare.code, ...values } };
    }),
    callAbout('dokapList', 'draft', ofDraft, {
      finds: (dokaps, known) => ({
        addedDokap: dokaps.find(({ code, mandatory }) => code === spareIn(known)?.code && !mandatory)?.id,
      }),
    }),
    callAbout('deleteDokap', 'addedDokap', (id, { user }) => ({ body: { user, id } })),
    callAbout('updateDokap', 'draftList', (id, { user }, { draft, ...known }) => {
      const values = declarationIn(known);
      return draft && values
        ? { body: { user, id, applicationId: draft, code: '151', ...values } }
        : undefined;
    }),
    callAbout(
      'saveContainers',
      'draftList',
      (dokapId, { user }, known) =>
        declarationIn(known) && {
          body: { user, dokapId, rows: [{ number: 'CSQU3054383', size: '20' }] },
        },
    ),
    callAbout('dokapRows', 'draftList', (dokapId) => ({ body: { dokapId } })),
    callAbout('deleteApplication', 'draft', (id, { user }) => ({ body: { user, id } }), {
      finds: (_, { draft }) => ({ draft: undefined, deletedDraft: draft }),
    }),
    callAboutDeleted('applicationDetail', 'deletedDraft', (id, { user }) => ({ body: { user, id } })),
    ...leftAlone(
      'It needs a draft with a list of that kind.',
      'saveDatedDocument',
      'deleteDatedDocument',
      'saveNoStrip',
      'deleteNoStrip',
    ),
    ...leftAlone(
      'What is kept for later applications is only deleted where the provider offers that.',
      'saveMasterDokap',
      'deleteMasterDokap',
    ),
  ],
};
