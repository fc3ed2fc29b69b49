import '@pabean/ui/styles.css';
import { TooltipIconButton } from '@pabean/ui/tooltip';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('page');
// At the right edge of the window, where there is room only on one side.
if (container)
  createRoot(container).render(
    <div style={{ display: 'flex', justifyContent: 'end' }}>
      <TooltipIconButton label="Hapus permohonan" icon="×" />
    </div>,
  );
