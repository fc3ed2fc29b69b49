import { say } from '../../testing/say.ts';
import { RateField } from './rate-field.tsx';

const rates = (
  <>
    <RateField label={say('BM', 'Duty rate')} defaultValue="7.5" />
    <RateField label={say('PPN', 'VAT rate')} defaultValue="11" />
  </>
);

export const ValueIsInPercent = () => <RateField label={say('Tarif BM', 'Duty rate')} defaultValue="7.5" />;

export const FractionBesideIsRate = () => (
  <RateField label={say('Tarif BM', 'Duty rate')} decimals={3} defaultValue="0.075" />
);

export const RatesOfOneArticleStand = () => (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>{rates}</div>
);

export const OneBelowOtherTheyLook = () => <div style={{ display: 'grid', gap: 16 }}>{rates}</div>;
