import { Mark, Motif } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Actions } from './sheet/actions.tsx';
import { Basics } from './sheet/basics.tsx';
import { Data } from './sheet/data.tsx';
import { Fields } from './sheet/fields.tsx';
import { Messages } from './sheet/messages.tsx';

/**
 * All parts on one page, in the order of the designed sheet. It differs where menu, combobox, calendar and dialog are
 * closed, because only one can be open at a time (another page shows them open), where hover and focus are left to the
 * components' own pictures, where fields for amounts echo their value and codes can be copied, and in the tax panel,
 * which was added.
 */
function Sheet() {
  return (
    <>
      <header className="sheet-hero" data-chrome>
        <div>
          <Mark size="large" />
          <div>
            <h1>Pabean UI</h1>
            <p>
              {say(
                'Komponen portal kepabeanan. Tenang, teliti, dapat dipercaya.',
                'The components of a customs office’s portal. Calm, exact, trustworthy.',
              )}
            </p>
          </div>
          <p>@pabean/ui</p>
        </div>
        <Motif />
      </header>
      <main className="sheet">
        <Basics />
        <Actions />
        <Fields />
        <Messages />
        <Data />
      </main>
    </>
  );
}

const meta = {
  title: 'Screens/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
