import { type UserType, userTypes } from '../rules/access.ts';
import { checkConformance } from './check-conformance.ts';
import { formatReport } from './format-report.ts';
import { countsOf } from './report.ts';
import type { ConformanceAccount } from './signing-in.ts';

const usage = `Looks at a provider of the calls of a customs office's portal, and says where it differs from the contract.

  pabean-conformance BASE_URL [--writes] [--json] [--account TYPE=USER:PASSWORD]… [--licence CODE] [--transit CODE]

BASE_URL    root of the API, such as https://izin.example/api
--account   an account of a user type (${userTypes.join(', ')}); or PABEAN_ACCOUNT_N=USER:PASSWORD in the environment
--writes    also makes a draft and a PPFTZ record, fills them in, and deletes them; nothing is sent to the office
--licence   the check code of a licence, to be looked up
--transit   the registration code of a transit request, to be looked up
--json      the report as JSON

Ends with 0 when nothing differs, 1 when something does, 2 when nobody could look.
`;

/** Output streams and environment of a command. */
export interface CommandSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Makes the requests. @default globalThis.fetch */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

/**
 * The command `pabean-conformance`.
 *
 * @param args The arguments after its name.
 * @returns The exit code: 0 when nothing differs, 1 when something does, 2 when the check could not run.
 * @beta
 */
export async function conformanceCommand(
  args: readonly string[],
  { environment, write, fetch }: CommandSurroundings,
): Promise<number> {
  const asked = readArguments(args, environment);
  if (typeof asked === 'string') {
    write(asked);
    return args.includes('--help') ? 0 : 2;
  }
  try {
    const report = await checkConformance({ ...asked, fetch });
    write(asked.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
    return countsOf(report).differs > 0 || report.troubles.length > 0 ? 1 : 0;
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

const isUserType = (text: string): text is UserType => userTypes.some((type) => type === text);

/** Parses the arguments, or returns the text to print instead. */
function readArguments(args: readonly string[], environment: CommandSurroundings['environment']) {
  const accounts: Partial<Record<UserType, ConformanceAccount>> = {};
  const add = (type: string, text: string) => {
    const [username, ...password] = text.split(':');
    if (!isUserType(type) || !username || password.length === 0) return false;
    accounts[type] = { username, password: password.join(':') };
    return true;
  };
  for (const type of userTypes) {
    const text = environment[`PABEAN_ACCOUNT_${type}`];
    if (text && !add(type, text)) return `PABEAN_ACCOUNT_${type} is no USER:PASSWORD.\n`;
  }
  const rest = [...args];
  const flags = { writes: false, json: false };
  const codes: { licence?: string; transit?: string } = {};
  let baseURL: string | undefined;
  while (rest.length > 0) {
    const arg = rest.shift() ?? '';
    if (arg === '--writes') flags.writes = true;
    else if (arg === '--json') flags.json = true;
    else if (arg === '--licence') codes.licence = rest.shift();
    else if (arg === '--transit') codes.transit = rest.shift();
    else if (arg === '--account') {
      const [type = '', ...account] = (rest.shift() ?? '').split('=');
      if (!add(type, account.join('='))) return `--account wants TYPE=USER:PASSWORD.\n\n${usage}`;
    } else if (arg.startsWith('-') || baseURL) return usage;
    else baseURL = arg;
  }
  return baseURL ? { ...flags, codes, baseURL, accounts } : usage;
}
