import { fill, formatDateTime, groupRegistrationCode, transitKinds } from '@pabean/api/rules';
import type { Fact, OfficePdf } from '../office-pdf.ts';
import { pageLabel } from '../shown-values.ts';
import { statementBlock } from '../statement.ts';
import { courierBlocks } from './courier.ts';
import type { CourierPaper, PassengerPaper, TransitPaper } from './paper.ts';
import { passengerBlocks } from './passenger.ts';

const isPassengers = (paper: TransitPaper): paper is PassengerPaper =>
  paper.request.kind === transitKinds.passenger;
const isCouriers = (paper: TransitPaper): paper is CourierPaper =>
  paper.request.kind === transitKinds.courier;

/** For each kind of document: its title, the declarant, and the content. */
function ofItsKind(paper: TransitPaper) {
  if (isPassengers(paper))
    return {
      heading: 'Form Pembawaan Barang Asal TLDDP',
      declarer: paper.request.notifierName,
      blocks: passengerBlocks(paper),
    };
  if (isCouriers(paper))
    return {
      heading: 'Perizinan Barang Transit: Barang Kiriman',
      declarer: paper.request.courierName,
      blocks: courierBlocks(paper),
    };
  throw new Error('A transit request is of no kind.');
}

/** Who stamped the request at the terminal, and when. */
const stampOf = ({ seen, office }: TransitPaper): Fact =>
  seen
    ? ['Dilihat petugas', `${seen.officer}\n${formatDateTime(seen.at, office.timeZone)}`]
    : ['Status', 'Belum dilihat petugas'];

const shown =
  'Tunjukkan kode ini kepada petugas Bea dan Cukai di terminal kedatangan. Untuk membuka permohonan ini lagi, pindai kode QR, atau buka {url} dan ketik kode di bawah.';

/** How the request can be looked up. */
function lookUpOf({ code, publicUrl }: TransitPaper): NonNullable<OfficePdf['check']> {
  const page = `${publicUrl}/#/menutransit`;
  const url = `${page}?kode=${code}`;
  return {
    heading: 'Kode registrasi',
    text: fill(shown, { url: page }),
    code: groupRegistrationCode(code),
    url,
    alt: `Kode QR ke halaman pencarian permohonan: ${url}`,
  };
}

/** The content of a transit request's document, in Indonesian. */
export function transitText(paper: TransitPaper): OfficePdf {
  const { request, code, filedAt, seen, office } = paper;
  const { heading, declarer, blocks } = ofItsKind(paper);
  const title = `${request.kind} ${groupRegistrationCode(code)}`;
  return {
    title,
    madeAt: seen?.at ?? filedAt,
    office: { name: office.name, contact: office.contact },
    heading,
    leads: [
      ['Kode registrasi', groupRegistrationCode(code)],
      ['Diajukan', formatDateTime(filedAt, office.timeZone)],
      stampOf(paper),
    ],
    blocks: [...blocks, statementBlock({ name: declarer, at: filedAt }, office)],
    check: lookUpOf(paper),
    foot: [title, `Kantor ${office.code}`].join(' · '),
    pageLabel,
  };
}
