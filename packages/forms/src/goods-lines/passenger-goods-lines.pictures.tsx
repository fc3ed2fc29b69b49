import { say } from '../../../ui/src/testing/say.ts';
import { passengerGoods, transitUnits } from '../testing/transit-rows.ts';
import { PassengerGoodsLines } from './passenger-goods-lines.tsx';

/** The parts of the list. */
export const anatomy: ComponentAnatomy = {
  parts: [
    [
      'Add',
      'section > div:nth-of-type(1) button',
      'Opens the dialog for one article; a list of errors leads here.',
    ],
    ['Line', 'tbody tr', 'One article: what it is, how many, and its price.'],
    [
      'Actions of a line',
      'tbody td:last-child > span',
      'Copy, change, delete; a deleted line can be brought back.',
    ],
    [
      'Sum',
      'tfoot tr',
      'How many articles there are, and what they cost together. Left out while there are none.',
    ],
    [
      'Several at once',
      'section > div:nth-of-type(3)',
      'Pastes rows of a spreadsheet or reads a CSV; the template needs `onTemplate`.',
    ],
  ],
};

const two = passengerGoods.slice(0, 2);
const list = { value: two, units: transitUnits, onValueChange: () => undefined };

/** What to do beside what not to do. */
export const pairs: NonNullable<ComponentGuide['pairs']> = [
  {
    good: {
      says: 'The sum is at the foot of the list, and nowhere else.',
      shows: () => <PassengerGoodsLines {...list} id="pair-good" />,
    },
    bad: {
      says: 'The page adds the prices up once more: the two figures can differ.',
      shows: () => (
        <div style={{ display: 'grid', gap: 12 }}>
          <PassengerGoodsLines {...list} id="pair-bad" />
          <p style={{ margin: 0 }}>{say('Total harga: Rp105.300.000', 'Total price: Rp105.300.000')}</p>
        </div>
      ),
    },
  },
];
