const roleList = /\n+\s*Here are the (?:accessible|available) roles:\n+/;
const mostNames = 12;
const mostMarkup = 400;

/** The names of the elements with the searched role; from Testing Library's list of all roles. */
function namesOf(role: string, list: string): string[] {
  const [, section = ''] = new RegExp(`(?:^|\\n)\\s*${role}:\\n([\\s\\S]*?)-{10}`).exec(list) ?? [];
  return Array.from(section.matchAll(/Name "(.*)":/g), ([, name]) => `“${name}”`);
}

function listed(role: string, list: string): string {
  const names = namesOf(role, list);
  if (names.length === 0) return `There is no element with the role “${role}”.`;
  const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : '';
  return `Elements with the role “${role}”: ${names.slice(0, mostNames).join(', ')}${more}.`;
}

/** The element as in the console, with shortened content. */
function markupOf(container: Element | Document): string {
  const { outerHTML } = container instanceof Document ? container.documentElement : container;
  const markup = outerHTML.replace(/\s+/g, ' ');
  return markup.length > mostMarkup ? `${markup.slice(0, mostMarkup)}…` : markup;
}

/**
 * The failure of a search with Testing Library on one screen: the query, other elements of that role, and the searched element.
 * For `configure({ getElementError })`.
 *
 * @param message Testing Library's message without the printed document.
 * @param container The searched element.
 */
export function elementError(message: string | null, container: Element | Document): Error {
  const [wanted = '', list] = (message ?? '').trim().split(roleList);
  const role = /role "(\w+)"/.exec(wanted)?.[1];
  const error = new Error(
    [wanted, role && list && listed(role, list), `Searched: ${markupOf(container)}`]
      .filter(Boolean)
      .join('\n\n'),
  );
  error.name = 'TestingLibraryElementError';
  return error;
}
