import { type ListedPpftz, type PpftzRecord, ppftzFileField } from '../../contract/index.ts';
import { ppftzSlots } from '../../rules/index.ts';
import { bare, callAbout, leftAlone, type Resource } from '../plan.ts';
import type { Things } from '../things.ts';

const recordIn = ([first]: readonly ListedPpftz[]): Partial<Things> =>
  first
    ? {
        ppftz: first.id,
        ppftzNumber: first.ajuNumber,
        ...(first.encodedId && { ppftzEncoded: first.encodedId }),
      }
    : {};

function fileIn(record: PpftzRecord): Partial<Things> {
  const names = ppftzSlots.map((slot) => record[ppftzFileField(slot)]);
  const name = names.find(Boolean) ?? record.billingFile;
  return name ? { ppftzFile: { number: record.ajuNumber, name } } : {};
}

/** PPFTZ records and their rows. */
export const ppftz: Resource = {
  title: 'PPFTZ records',
  plans: [
    bare('ppftzRecordingList', { finds: recordIn }),
    bare('ppftzList', { finds: (records, known) => ({ ...known, ...recordIn(records) }) }),
    callAbout('ppftzDetail', 'ppftzNumber', (number) => ({ params: { number } }), { finds: fileIn }),
    callAbout('ppftzHistory', 'ppftz', (id) => ({ params: { id } })),
    callAbout('ppftzNotes', 'ppftz', (id) => ({ body: { id } })),
    callAbout('ppftzGoods', 'ppftz', (id) => ({ params: { id } }), {
      finds: ([first]) => ({ goods: first?.id }),
    }),
    callAbout('ppftzGoodsByQuery', 'ppftz', (id) => ({ query: { id } })),
    callAbout('ppftzGoodsDetail', 'goods', (id) => ({ params: { id } })),
    callAbout('ppftzContainers', 'ppftz', (id) => ({ params: { id } })),
    callAbout('ppftzPackaging', 'ppftz', (id) => ({ params: { id } }), {
      finds: ([first]) => ({ packaging: first?.id }),
    }),
    callAbout('ppftzPackagingDetail', 'packaging', (id) => ({ params: { id } })),
    callAbout('ppftzFile', 'ppftzFile', (params) => ({ params })),
    callAbout('ppftzPdf', 'ppftzEncoded', (id) => ({ params: { kind: 'ppftz' as const, id } }), {
      may: [409],
    }),
    ...leftAlone('A sent record cannot be called back.', 'sendPpftz', 'savePaymentProof'),
  ],
};
