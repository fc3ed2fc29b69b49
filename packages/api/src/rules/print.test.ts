import { describe, expect, test } from 'vitest';
import { inspectionOf, type Printable, printOffer } from './print.ts';

const licence = (overrides: Partial<Printable>): Printable => ({
  status: '50',
  permitTypeId: '1',
  approvalNumber: 'KEP-1/2024',
  approvalFlag: 'Y',
  hasStoredFile: false,
  ...overrides,
});

describe('printing a licence', () => {
  test('offers a generated PDF when there is an approval number, no stored file and another status than 99', () => {
    expect(printOffer(licence({}))).toBe('generated');
    expect(printOffer(licence({ approvalNumber: null }))).toBe('none');
    expect(printOffer(licence({ approvalNumber: '' }))).toBe('none');
    expect(printOffer(licence({ status: '99' }))).toBe('none');
  });

  test('offers the stored file when there are both, whatever the type, flag and status', () => {
    for (const overrides of [
      {},
      { permitTypeId: '31' },
      { permitTypeId: '49', status: '98' },
      { status: '99' },
    ]) {
      expect(printOffer(licence({ ...overrides, hasStoredFile: true }))).toBe('stored');
    }
    expect(printOffer(licence({ approvalNumber: null, hasStoredFile: true }))).toBe('none');
  });

  test.each(['31', '32', '33', '34', '35', '36', '37', '38', '44', '13'])(
    'type %s prints nothing with flag Y',
    (type) => {
      expect(printOffer(licence({ permitTypeId: type, approvalFlag: 'Y' }))).toBe('none');
      expect(printOffer(licence({ permitTypeId: type, approvalFlag: 'T' }))).toBe('generated');
    },
  );

  test.each(['27', '30', '46', '47'])('type %s prints nothing with flag T', (type) => {
    expect(printOffer(licence({ permitTypeId: type, approvalFlag: 'T' }))).toBe('none');
    expect(printOffer(licence({ permitTypeId: type, approvalFlag: 'Y' }))).toBe('generated');
  });

  test('type 45 prints nothing at status 91 with flag R, and only then', () => {
    expect(printOffer(licence({ permitTypeId: '45', status: '91', approvalFlag: 'R' }))).toBe('none');
    expect(printOffer(licence({ permitTypeId: '45', status: '91', approvalFlag: 'Y' }))).toBe('generated');
    expect(printOffer(licence({ permitTypeId: '45', status: '50', approvalFlag: 'R' }))).toBe('generated');
    expect(printOffer(licence({ permitTypeId: '46', status: '91', approvalFlag: 'R' }))).toBe('generated');
  });

  test.each(['49', '50'])('type %s is also printed at status 98, before it has a number', (type) => {
    expect(printOffer(licence({ permitTypeId: type, status: '98', approvalNumber: null }))).toBe('generated');
    expect(printOffer(licence({ permitTypeId: type, status: '50', approvalNumber: null }))).toBe('none');
  });

  test('types beside an excluded one are not excluded', () => {
    for (const type of ['30', '39', '43', '14', '12']) {
      expect(printOffer(licence({ permitTypeId: type, approvalFlag: 'Y' }))).toBe('generated');
    }
  });
});

test.each([
  ['27', 'Y', 'inspected'],
  ['30', 'Y', 'inspected'],
  ['27', 'T', 'notInspected'],
  ['30', 'T', 'notInspected'],
  ['27', 'y', 'inspected'],
  ['27', 'R', 'R'],
  ['30', null, ''],
  ['1', 'Y', 'Y'],
  ['1', 'T', 'T'],
  ['1', null, ''],
])('inspected flag of type %s with %s: %s', (type, flag, shown) => {
  expect(inspectionOf(type, flag)).toBe(shown);
});
