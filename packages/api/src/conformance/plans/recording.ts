import { goodsLineOf, ppftzFileField } from '../../contract/index.ts';
import { madeUpPdf } from '../made-up.ts';
import { bare, call, callAbout, type Resource } from '../plan.ts';
import type { Things } from '../things.ts';
import { ppftz } from './ppftz.ts';

/** An article in units that the provider has listed. */
const article = ({ unit, packageType }: Partial<Things>) =>
  unit && packageType
    ? goodsLineOf({
        description: 'Lemari pakaian bekas',
        unitCount: '2',
        unitType: unit,
        packageCount: '1',
        packageType,
        gross: '82.5',
        net: '80',
        value: '1500000',
        hsCode: '94035000',
        dutyRate: '7.5',
        vatRate: '11',
        incomeTaxRate: '2.5',
      })
    : undefined;

const begun = {
  kind: '1',
  recipient: 'Ratna Dewi',
  identityType: '5',
  identityNumber: '1000000000000001',
} as const;

const container = { number: 'CSQU3054383', size: '20', kind: 'F' } as const;

/** The life cycle of a PPFTZ record: it is created, filled in, and deleted. */
export const recording: Resource = {
  title: ppftz.title,
  plans: [
    call('createPpftz', () => ({ body: begun }), { finds: ({ id }) => ({ newPpftzNumber: id }) }),
    bare('ppftzRecordingList', {
      finds: (records, { newPpftzNumber }) => ({
        newPpftz: records.find(({ ajuNumber }) => ajuNumber === newPpftzNumber)?.id,
      }),
    }),
    callAbout('savePpftz', 'newPpftz', (id) => ({ body: { id, recipient: 'Ratna Dewi' } })),
    callAbout('addPpftzGoods', 'newPpftz', (recordId, _, known) => {
      const line = article(known);
      return line && { body: { recordId, ...line } };
    }),
    callAbout('ppftzGoods', 'newPpftz', (id) => ({ params: { id } }), {
      finds: ([first]) => ({ newGoods: first?.id }),
    }),
    callAbout('changePpftzGoods', 'newGoods', (id, _, known) => {
      const line = article(known);
      return line && { body: { id, ...line, description: 'Meja makan bekas' } };
    }),
    callAbout('ppftzGoodsDetail', 'newGoods', (id) => ({ params: { id } })),
    callAbout('deletePpftzGoods', 'newGoods', (id) => ({ body: { id } })),
    callAbout('addPpftzContainer', 'newPpftz', (recordId) => ({
      body: { recordId, ...container },
    })),
    callAbout('ppftzContainers', 'newPpftz', (id) => ({ params: { id } }), {
      finds: ([first]) => ({ newContainer: first?.id }),
    }),
    callAbout('deletePpftzContainer', 'newContainer', (id) => ({ body: { id } })),
    callAbout('addPpftzPackaging', 'newPpftz', (recordId, _, { packageType }) =>
      packageType ? { body: { recordId, count: '3', kind: packageType } } : undefined,
    ),
    callAbout('ppftzPackaging', 'newPpftz', (id) => ({ params: { id } }), {
      finds: ([first]) => ({ newPackaging: first?.id }),
    }),
    callAbout('changePpftzPackaging', 'newPackaging', (id, _, { packageType }) =>
      packageType ? { body: { id, count: '4', kind: packageType } } : undefined,
    ),
    callAbout('ppftzPackagingDetail', 'newPackaging', (id) => ({ params: { id } })),
    callAbout(
      'uploadPpftzFile',
      'newPpftzNumber',
      (ajuNumber) => ({
        body: {
          ajuNumber,
          slot: ppftzFileField('identitas_penerima'),
          file: madeUpPdf(),
          extension: 'pdf' as const,
          name: 'KTP.pdf',
          kilobytes: 1,
        },
      }),
      {
        finds: ({ fileName }, { newPpftzNumber: number }) =>
          number && fileName ? { ppftzFile: { number, name: fileName } } : {},
      },
    ),
    callAbout('ppftzFile', 'ppftzFile', (params) => ({ params })),
    callAbout('deletePpftz', 'newPpftz', (id) => ({ body: { id } }), {
      finds: () => ({ newPpftz: undefined, newPpftzNumber: undefined }),
    }),
  ],
};
