import { globalStyled, styled } from '../../theme/styled.ts';
import { vars } from '../../theme/vars.css.ts';
import { parted } from '../field/field.css.ts';

/** As many columns as fit, each at least as wide as 16 digits and a lock, or as `--pb-field-room`. */
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--pb-field-room, 220px)), 1fr))',
  gap: `${vars.measure.fieldGap} 20px`,
});

// Each row of fields takes two rows of the grid, one for labels and hints and one for controls.
globalStyled(`${row} > *`, { gridRow: 'span 2' });
globalStyled(`${row} > ${parted}`, { gridTemplateRows: 'subgrid' });
