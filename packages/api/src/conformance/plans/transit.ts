import { bare, callAbout, leftAlone, type Resource } from '../plan.ts';

/** Transit requests of visitors, and the reference lists of their forms. */
export const transit: Resource = {
  title: 'Transit requests',
  plans: [
    bare('carrierList'),
    bare('transitUnitList'),
    bare('transitPackageTypeList'),
    bare('cityList'),
    bare('transitPortList'),
    bare('courierCompanyList', { finds: ([first]) => ({ courier: first?.name }) }),
    callAbout('findCourierCompanies', 'courier', (name) => ({ params: { name } })),
    callAbout('transitCode', 'registrationCode', (id) => ({ params: { id } })),
    callAbout('findTransit', 'registrationCode', (code) => ({ params: { code } }), {
      finds: ({ id }) => ({ transit: id ?? undefined }),
    }),
    callAbout('transitPdf', 'transit', (id) => ({ params: { id } })),
    ...leftAlone('A filed request cannot be called back.', 'storeTransit'),
    ...leftAlone('Others see the name of a carrier that was added.', 'addCarrier'),
  ],
};
