import { formatDate, otherPurpose, transitEntryTypes } from '@pabean/api/rules';
import type { Block, Fact, TableBlock } from '../office-pdf.ts';
import { factsBlock, grouped } from '../shown-values.ts';
import { passengerGoods } from './goods-table.ts';
import type { PassengerPaper } from './paper.ts';

type Request = PassengerPaper['request'];

/** The person who declares the goods, or pays for them. */
function personFacts({ request, labels }: PassengerPaper, who: 'notifier' | 'sponsor'): Fact[] {
  const said = (what: 'Name' | 'IdentityType' | 'IdentityNumber' | 'Address' | 'Occupation' | 'Phone') =>
    request[`${who}${what}` satisfies keyof Request];
  return [
    [labels.name, said('Name')],
    [said('IdentityType') || labels.identityNumber, grouped(said('IdentityNumber'))],
    [labels.phone, said('Phone')],
    [labels.address, said('Address'), 'wide'],
    [labels.occupation, said('Occupation')],
  ];
}

/** Nothing when no other person pays. A kind of number without a number is not shown. */
function sponsorBlocks(paper: PassengerPaper): Block[] {
  const facts = personFacts(paper, 'sponsor');
  return facts.some(([, value]) => value) ? [factsBlock('Sponsor', facts)] : [];
}

function documentsTable({ request }: PassengerPaper): TableBlock {
  return {
    kind: 'table',
    heading: 'Dokumen pendukung',
    columns: [
      { head: 'Jenis dokumen', share: 42 },
      { head: 'Nomor dokumen', share: 38 },
      { head: 'Tanggal', share: 20 },
    ],
    rows: request.documents.map(({ kind, number, date }) => [kind, number, formatDate(date)]),
    empty: 'Tidak ada dokumen pendukung.',
  };
}

/** The content of a passenger's request. */
export function passengerBlocks(paper: PassengerPaper): Block[] {
  const { request, labels } = paper;
  const { entryType, purpose } = request;
  return [
    factsBlock('Pemberitahu', personFacts(paper, 'notifier')),
    ...sponsorBlocks(paper),
    factsBlock('Pemasukan', [
      [labels.entryType, `${transitEntryTypes[entryType]} (${entryType})`, 'wide'],
      [labels.goodsOrigin, request.origin],
      [
        labels.entryPurpose,
        purpose === otherPurpose ? `${purpose}: ${request.otherPurpose}` : purpose,
        'wide',
      ],
      [labels.placeOfUse, request.placeOfUse],
    ]),
    factsBlock('Perjalanan', [
      [labels.carrier, request.carrier],
      [labels.portIn, request.portIn],
      [labels.arrivalDate, formatDate(request.arrivalDate)],
      [labels.carrierNumber, request.carrierNumber],
      [labels.portOut, request.portOut],
      [labels.exitDate, formatDate(request.exitDate)],
    ]),
    passengerGoods(paper),
    documentsTable(paper),
  ];
}
