import { completedDefinition } from '../../contract/index.ts';
import { extraFieldOf } from '../../rules/index.ts';
import { bare, callAbout, type Resource } from '../plan.ts';

/** Reference lists. */
export const reference: Resource = {
  title: 'Reference data',
  plans: [
    bare('identityTypeList'),
    bare('permitTypeList', {
      // One without an extra field, so that a draft of it can be created.
      finds: (types) => ({ permitType: (types.find(({ id }) => !extraFieldOf(id)) ?? types[0])?.id }),
    }),
    bare('warehouseList'),
    bare('portList'),
    bare('unitList', { finds: ([first]) => ({ unit: first?.code }) }),
    bare('packageTypeList', { finds: ([first]) => ({ packageType: first?.code }) }),
    bare('ppftzStatusList'),
    bare('dokapTypeList', {
      finds: (types) => {
        const listed = types.find(({ table, keyColumn, labelColumn }) => table && keyColumn && labelColumn);
        const { table, keyColumn, labelColumn } = listed ?? {};
        return {
          dokapType: types[0]?.code,
          ...(table && keyColumn && labelColumn && { reference: { table, keyColumn, labelColumn } }),
        };
      },
    }),
    callAbout('dokapTypeList', 'permitType', (permitTypeId) => ({ query: { permitTypeId } }), {
      finds: (definitions) => ({ definitions }),
    }),
    callAbout('dokapType', 'dokapType', (kd) => ({ params: { kd } }), {
      // The list may have codes and names only.
      finds: (answer, { definitions = [], dokapType: code }) => ({
        definitions: definitions.map((each) =>
          each.code === code ? completedDefinition(answer, each) : each,
        ),
      }),
    }),
    callAbout('referenceList', 'reference', (list) => ({ params: { ...list, country: '-' } }), {
      finds: ([entry], { reference }) =>
        entry && reference ? { referenceEntry: { ...reference, key: entry.code } } : {},
    }),
    callAbout('referenceDetail', 'referenceEntry', (params) => ({ params })),
  ],
};
