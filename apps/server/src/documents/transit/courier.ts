import { formatDate } from '@pabean/api/rules';
import type { Block } from '../office-pdf.ts';
import { counted, factsBlock, grouped, withCode } from '../shown-values.ts';
import { courierGoods } from './goods-table.ts';
import type { CourierPaper } from './paper.ts';

/** The content of a courier's request. */
export function courierBlocks(paper: CourierPaper): Block[] {
  const { request, labels, names } = paper;
  return [
    factsBlock('Perusahaan jasa titipan', [
      [labels.name, request.company, 'wide'],
      ['NPWP', grouped(request.identityNumber)],
      [labels.address, request.address, 'wide'],
      [labels.occupation, request.occupation],
    ]),
    factsBlock('Pengiriman', [
      [labels.courierName, request.courierName],
      [labels.arrivalPort, request.arrivalPort],
      [labels.expectedDate, formatDate(request.expectedDate)],
      [labels.carrier, request.carrier],
      [labels.departurePort, request.departurePort],
      [labels.billNumber, request.billNumber],
      [labels.packaging, `${counted(request.packageCount)} ${withCode(names.packages, request.packageType)}`],
      [labels.originCity, request.originCity],
      [labels.destinationCity, request.destinationCity],
    ]),
    courierGoods(paper),
  ];
}
