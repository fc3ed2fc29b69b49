import { type Commands, text, texts } from './command.ts';
import { listReports, receiveReport, showReport, subjectOf } from './reports.ts';
import { unverifiedMark } from './unverified.ts';

/** The commands about periodic reports, by name. */
export const reportCommands: Commands = {
  list: {
    takes: '',
    summary: 'reports that wait to be received, those that wait longest first',
    help: 'One line each: id, type and days, number of lines, company.',
    ofOne: false,
    async run({ store }) {
      const { rows, more } = await listReports(store.db);
      const lines = rows.map((report) =>
        [
          report.id,
          subjectOf(report),
          `${report.line_count} lines`,
          report.company_name,
          unverifiedMark(report),
        ]
          .filter(Boolean)
          .join('  '),
      );
      return [...lines, ...(more ? ['… and later ones.'] : [])].join('\n') || 'There is no such report.';
    },
  },
  show: {
    takes: '<report> [--files <folder>]',
    summary: 'everything about one, and what was done to it',
    help: 'The report is named by its id. --files puts a copy of its file into a folder, readable for you alone; nothing is overwritten. Delete it when you have read it.',
    options: texts('files'),
    ofOne: true,
    run: (deps, key, { files }) => showReport(deps, key, text(files)),
  },
  receive: {
    takes: '<report>',
    summary: 'marks one as received; its company sees when',
    help: 'The report is named by its id. The book of what was done gets a line, in one transaction with the change.',
    ofOne: true,
    run: (deps, key) => receiveReport(deps, key),
  },
};
