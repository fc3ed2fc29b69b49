import { transitUnits } from '../testing/transit-rows.ts';
import { CourierGoodsLines } from './courier-goods-lines.tsx';

const nothing = () => undefined;

export const WithOnTemplateCouriersGetFile = () => (
  <CourierGoodsLines
    id="with-template"
    value={[]}
    onValueChange={nothing}
    units={transitUnits}
    onTemplate={nothing}
  />
);

export const WithoutItTheyCopyOrder = () => (
  <CourierGoodsLines id="without-template" value={[]} onValueChange={nothing} units={transitUnits} />
);
