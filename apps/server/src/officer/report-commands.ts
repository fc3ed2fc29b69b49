import { type Area, command } from './command.ts';
import { listRows } from './list.ts';
import { joined } from './print.ts';
import { findReport, selectWaiting, showReport, subjectOf } from './reports.ts';
import { receiveCommand } from './sent-file.ts';
import { showCommand } from './show.ts';
import { unverifiedMark } from './unverified.ts';

const report = { name: 'report', help: 'its id' };

/** The commands about periodic reports. */
export const reportArea: Area = {
  about: 'Periodic reports.',
  commands: {
    list: command({
      summary: 'reports that wait to be received, those that wait longest first',
      help: 'One line each: id, type and days, number of lines, company.',
      act: ({ deps }) =>
        listRows(
          selectWaiting(deps.store.db),
          (row) =>
            joined(row.id, subjectOf(row), `${row.line_count} lines`, row.company_name, unverifiedMark(row)),
          { none: 'There is no such report.', further: 'later ones' },
        ),
    }),
    show: showCommand({
      summary: 'everything about one, and what was done to it',
      help: '',
      subject: report,
      find: showReport,
    }),
    receive: receiveCommand({
      kind: 'report',
      subject: report,
      find: findReport,
      nameOf: (row) => `The report of ${row.company_name} (${subjectOf(row)})`,
      detailOf: ({ id }) => id,
    }),
  },
};
