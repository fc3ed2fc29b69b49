import {
  type GoodsRow,
  goodsLineOf,
  type PpftzRecord,
  type PpftzWithRows,
  type StoredGoods,
  type StoredPpftzContainer,
} from '@pabean/api/contract';

/** Units of a reference list. */
export const units = [
  { code: 'PCE', name: 'Piece' },
  { code: 'SET', name: 'Set' },
  { code: 'NIU', name: 'Number of international units', synonyms: ['unit'] },
  { code: 'KGM', name: 'Kilogram' },
];

/** Kinds of packages of a reference list. */
export const packageTypes = [
  { code: 'PK', name: 'Package' },
  { code: 'CT', name: 'Carton' },
  { code: 'BX', name: 'Box' },
  { code: 'PX', name: 'Pallet' },
];

/** Two containers of a record. */
export const storedContainers: StoredPpftzContainer[] = [
  { id: 'c1', number: 'CSQU3054383', size: '20', kind: 'F' },
  { id: 'c2', number: 'TRHU2847190', size: '40', kind: 'L' },
];

const article = (
  id: string,
  row: Pick<
    GoodsRow,
    'description' | 'hsCode' | 'unitCount' | 'unitType' | 'packageCount' | 'packageType' | 'value'
  >,
  [dutyRate, vatRate, incomeTaxRate]: [string, string, string],
): StoredGoods => ({
  ...goodsLineOf({ ...row, gross: '62.5', net: '58', dutyRate, vatRate, incomeTaxRate }),
  id,
  version: '1',
  changed: false,
});

/** Four articles of a record. */
export const storedGoods: StoredGoods[] = [
  article(
    'g1',
    {
      description: 'Lemari pendingin rumah tangga, dua pintu',
      hsCode: '84181019',
      unitCount: '1',
      unitType: 'NIU',
      packageCount: '1',
      packageType: 'PK',
      value: '6500000',
    },
    ['10', '11', '7.5'],
  ),
  article(
    'g2',
    {
      description: 'Sofa kayu jati tiga dudukan, bekas pakai',
      hsCode: '94016100',
      unitCount: '1',
      unitType: 'SET',
      packageCount: '2',
      packageType: 'PK',
      value: '4250000',
    },
    ['20', '11', '7.5'],
  ),
  article(
    'g3',
    {
      description: 'Pakaian dan perlengkapan pribadi',
      hsCode: '63090000',
      unitCount: '14',
      unitType: 'SET',
      packageCount: '14',
      packageType: 'CT',
      value: '2333333',
    },
    ['35', '11', '7.5'],
  ),
  article(
    'g4',
    {
      description: 'Buku dan alat tulis',
      hsCode: '49019990',
      unitCount: '6',
      unitType: 'SET',
      packageCount: '6',
      packageType: 'CT',
      value: '1875000',
    },
    ['0', '11', '2.5'],
  ),
];

/** Any number of articles. */
export const manyGoods = (count: number): StoredGoods[] =>
  Array.from({ length: count }, (_, index) => {
    const one = storedGoods[index % storedGoods.length] as StoredGoods;
    return { ...one, id: `m${index}`, description: `${one.description} ${index + 1}` };
  });

/** A record with goods, containers and packaging. */
export const withRows = (record: PpftzRecord): PpftzWithRows => ({
  record,
  goods: storedGoods,
  containers: storedContainers,
  packaging: [{ id: 'p1', count: '12', kind: 'PK' }],
});
