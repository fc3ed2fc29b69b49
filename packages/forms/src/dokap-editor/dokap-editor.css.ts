import { vars } from '@pabean/ui/theme';
import { styled } from '../styles.ts';

export const fields = styled({ display: 'grid', gap: vars.measure.fieldGap, gridTemplateColumns: 'minmax(0, 1fr)' });
