import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { vars } from '../../theme/vars.css.ts';
import { parted } from '../field/field.css.ts';

/** As many columns as have room for 16 digits and a lock, or for what `--pb-field-room` says. */
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--pb-field-room, 220px)), 1fr))',
  gap: `${vars.measure.fieldGap} 20px`,
});

// Each line of fields is two lines of the grid, one of labels and hints and one of controls.
globalStyle(`${row} > *`, { '@layer': { [layers.components]: { gridRow: 'span 2' } } });
globalStyle(`${row} > ${parted}`, { '@layer': { [layers.components]: { gridTemplateRows: 'subgrid' } } });
