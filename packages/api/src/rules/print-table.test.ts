import { expect, test } from 'vitest';
import { type PrintOffer, printObstacle, printOffer } from './print.ts';

// The print rules of document 2, section 4, written out by hand: for every type, status, number and file the four
// answers for a decision of none, Y, T and R. `G` is a generated PDF, `S` the stored file, `-` nothing. Each line can
// be looked up in the text; none is computed.

const plain = '1 2 3 4 5 6 7 8 9 10 11 12 14 15 16 17 18 19 20 21 22 23 24 25 26 28 29 39 40 41 42 43 48';
const notWithY = '13 31 32 33 34 35 36 37 38 44';
const notWithT = '27 30 46 47';
const before98 = '10 20 27 28 29 50 90 91';
const all = `${before98} 98 99`;

const table: readonly (readonly [
  types: string,
  statuses: string,
  number: boolean,
  file: boolean,
  answers: string,
])[] = [
  // Approval number, no stored file: a PDF, but at status 99.
  [plain, `${before98} 98`, true, false, 'GGGG'],
  [plain, '99', true, false, '----'],
  // 31 to 38, 44 and 13 with Y have none.
  [notWithY, `${before98} 98`, true, false, 'G-GG'],
  [notWithY, '99', true, false, '----'],
  // 27, 30, 46 and 47 with T have none.
  [notWithT, `${before98} 98`, true, false, 'GG-G'],
  [notWithT, '99', true, false, '----'],
  // 45 has none at 91 with R.
  ['45', '10 20 27 28 29 50 90 98', true, false, 'GGGG'],
  ['45', '91', true, false, 'GGG-'],
  ['45', '99', true, false, '----'],
  // 49 and 50 are like the others …
  ['49 50', `${before98} 98`, true, false, 'GGGG'],
  ['49 50', '99', true, false, '----'],
  // … and “also” have one at 98 without a number, whether or not there is a file.
  ['49 50', before98, false, false, '----'],
  ['49 50', '98', false, false, 'GGGG'],
  ['49 50', '99', false, false, '----'],
  ['49 50', before98, false, true, '----'],
  ['49 50', '98', false, true, 'GGGG'],
  ['49 50', '99', false, true, '----'],
  // No other type has anything without a number.
  [plain, all, false, false, '----'],
  [plain, all, false, true, '----'],
  [notWithY, all, false, false, '----'],
  [notWithY, all, false, true, '----'],
  [notWithT, all, false, false, '----'],
  [notWithT, all, false, true, '----'],
  ['45', all, false, false, '----'],
  ['45', all, false, true, '----'],
  // Number and file: the file “instead”, whatever the type, the status and the decision.
  [plain, all, true, true, 'SSSS'],
  [notWithY, all, true, true, 'SSSS'],
  [notWithT, all, true, true, 'SSSS'],
  ['45', all, true, true, 'SSSS'],
  ['49 50', all, true, true, 'SSSS'],
];

const flags = [null, 'Y', 'T', 'R'];
const offers: Readonly<Record<string, PrintOffer>> = { G: 'generated', S: 'stored', '-': 'none' };

/** Every combination by its name, with the expected answer from the table. */
function expected() {
  const answers = new Map<string, PrintOffer | undefined>();
  for (const [types, statuses, number, file, line] of table)
    for (const type of types.split(' '))
      for (const status of statuses.split(' '))
        for (const [index, flag] of flags.entries()) {
          const name = [type, status, flag, number, file].join(' ');
          if (answers.has(name)) throw new Error(`The table says twice what ${name} is.`);
          answers.set(name, offers[line[index] ?? '']);
        }
  return answers;
}

test('the print rules say of every type, status, decision, number and file what the specification says', () => {
  const answers = expected();
  const wrong: string[] = [];
  for (let type = 1; type <= 50; type++)
    for (const status of all.split(' '))
      for (const approvalFlag of flags)
        for (const number of [true, false])
          for (const hasStoredFile of [true, false]) {
            const name = [type, status, approvalFlag, number, hasStoredFile].join(' ');
            const approvalNumber = number ? 'KEP-1/2024' : null;
            const licence = {
              permitTypeId: String(type),
              status,
              approvalFlag,
              approvalNumber,
              hasStoredFile,
            };
            if (printOffer(licence) !== answers.get(name)) wrong.push(name);
            if ((printObstacle(licence) === undefined) !== (answers.get(name) !== 'none'))
              wrong.push(`why: ${name}`);
          }
  expect(wrong).toEqual([]);
  expect(answers.size).toBe(50 * 10 * 4 * 2 * 2);
});

test.each([
  ['undecided', { status: '20', approvalNumber: null }],
  ['rejected', { status: '90', approvalNumber: null }],
  ['ended', { status: '99', approvalNumber: 'KEP-1/2024' }],
  ['excluded', { status: '50', approvalNumber: 'KEP-1/2024', permitTypeId: '31', approvalFlag: 'Y' }],
])('nothing is offered because it is %s', (obstacle, overrides) => {
  const licence = { permitTypeId: '1', approvalFlag: null, hasStoredFile: false, ...overrides };
  expect(printObstacle(licence)).toBe(obstacle);
});
