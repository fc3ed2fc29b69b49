const roleList = /\n+\s*Here are the (?:accessible|available) roles:\n+/;
const mostNames = 12;
const mostMarkup = 400;

/** The names of the elements with the searched role, from Testing Library's list of all roles. */
function listed(role: string, list: string): string {
  const [, section = ''] = new RegExp(`(?:^|\\n)\\s*${role}:\\n([\\s\\S]*?)-{10}`).exec(list) ?? [];
  const names = Array.from(section.matchAll(/Name "(.*)":/g), ([, name]) => `“${name}”`);
  if (names.length === 0) return `There is no element with the role “${role}”.`;
  const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : '';
  return `Elements with the role “${role}”: ${names.slice(0, mostNames).join(', ')}${more}.`;
}

/**
 * The failure of a search with Testing Library on one screen: the query, other elements of that role, and the beginning of the
 * searched element. For `configure({ getElementError })`.
 */
export function elementError(message: string | null, container: Element | Document): Error {
  const [wanted = '', list] = (message ?? '').trim().split(roleList);
  const role = /role "(\w+)"/.exec(wanted)?.[1];
  const { outerHTML } = container instanceof Document ? container.documentElement : container;
  const markup = outerHTML.replace(/\s+/g, ' ');
  const searched = markup.length > mostMarkup ? `${markup.slice(0, mostMarkup)}…` : markup;
  const parts = [wanted, role && list && listed(role, list), `Searched: ${searched}`];
  return Object.assign(new Error(parts.filter(Boolean).join('\n\n')), { name: 'TestingLibraryElementError' });
}
