import { parseArgs } from 'node:util';
import type { Generator } from './generate.ts';
import { readName } from './names.ts';

/** Writes an officer's command: its entry in the table of its area, what it does, and its line in the test of all; the area too where it is new. */
export const command: Generator = {
  usage: `pnpm new:command area name, for example permit archive`,

  write(changes, args) {
    const [areaText, commandText] = parseArgs({ args, allowPositionals: true }).positionals;
    const area = readName(areaText, 'an area of commands');
    const command = readName(commandText, 'a command');
    const areaFile = `apps/server/src/officer/${area.kebab}-commands.ts`;
    if (new RegExp(`^    '?${command.kebab}'?: `, 'm').test(changes.read(areaFile)))
      throw new Error(`There is a command ${area.kebab} ${command.kebab} already. Choose another name.`);
    changes.render('command', { area, command }, { isNewArea: !changes.has(areaFile) });
    return `Say what it is for and what it does, and put it into docs/officers.md, then run: pnpm check types && pnpm test all-commands`;
  },
};
