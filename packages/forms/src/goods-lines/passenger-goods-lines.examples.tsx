import { say } from '../../../ui/src/testing/say.ts';
import { passengerGoods, transitUnits } from '../testing/transit-rows.ts';
import { PassengerGoodsLines } from './passenger-goods-lines.tsx';

const two = passengerGoods.slice(0, 2);

const list = { value: two, units: transitUnits, onValueChange: () => undefined };

export const SumIsAtFoot = () => <PassengerGoodsLines {...list} id="pair-good" />;

export const PageAddsPricesUpOnce = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <PassengerGoodsLines {...list} id="pair-bad" />
    <p style={{ margin: 0 }}>{say('Total harga: Rp105.300.000', 'Total price: Rp105.300.000')}</p>
  </div>
);
