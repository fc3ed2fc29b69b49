import type { OfficeProfile } from '@pabean/api/rules';

/** A link of a mail. */
export interface MailAction {
  readonly label: string;
  readonly url: string;
}

/** The content of a mail, independent of its format. */
export interface MailContent {
  /** Its first line, such as “Permohonan Anda sudah kami terima”. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Labels and values, one below the other. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The action link, or one for each of several accounts; addresses may contain `{secret}`, or `{secret0}`, `{secret1}` … */
  readonly action?: MailAction | readonly MailAction[];
  /** Text after the action, such as its expiry. */
  readonly notes?: readonly string[];
}

/** The two versions of one mail. */
export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

/** A mail of an office as plain text and as HTML: with the same sentences in the same order. */
export function renderMail(office: OfficeProfile, content: MailContent): RenderedMail {
  return { text: textOf(office, content), html: htmlOf(office, content) };
}

const listOf = (action: MailContent['action'] = []) => [action].flat();

function textOf(office: OfficeProfile, { heading, paragraphs, facts = [], action, notes = [] }: MailContent) {
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label.padEnd(width)} : ${value}`).join('\n'),
    ...listOf(action).map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `${office.name}\n${office.contact}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const font = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const ink = '#14213d';
const thread = '#c9a227';
const rule = '#d9dee8';
const muted = '#4b5770';

// Mail programs support tables and inline styles, and not much more.
function htmlOf(office: OfficeProfile, { heading, paragraphs, facts = [], action, notes = [] }: MailContent) {
  const paragraph = (text: string, color = ink) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${color}">${escaped(text)}</p>`;
  const fact = ([label, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="padding:8px 16px 8px 0;border-top:1px solid ${rule};font-size:14px;font-weight:400;text-align:left;vertical-align:top;color:${muted}">${escaped(label)}</th>` +
    `<td style="padding:8px 0;border-top:1px solid ${rule};font-size:14px;font-weight:600;color:${ink}">${escaped(value)}</td></tr>`;
  const button = ({ label, url }: MailAction) =>
    `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ink};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
    `<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:${muted};word-break:break-all">${escaped(url)}</p>`;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;color:${ink}">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    facts.length > 0
      ? `<table style="width:100%;margin:0 0 24px;border-collapse:collapse">${facts.map(fact).join('')}</table>`
      : '',
    ...listOf(action).map(button),
    ...notes.map((text) => paragraph(text, muted)),
  ];
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(heading)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#eef1f6;${font}">`,
    '<div style="max-width:600px;margin:0 auto">',
    `<div style="padding:16px 24px;background:${ink};border-bottom:2px solid ${thread};color:#ffffff;font-size:16px;font-weight:700">${escaped(office.name)}</div>`,
    `<div style="padding:24px;background:#ffffff">${parts.join('')}</div>`,
    `<div style="padding:16px 24px;font-size:13px;line-height:20px;color:${muted}">${escaped(office.name)}<br>${escaped(office.contact)}</div>`,
    '</div></body></html>',
  ].join('');
}
