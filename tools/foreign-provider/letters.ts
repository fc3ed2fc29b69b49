import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes, type Row } from './http.ts';
import { accountOf, type Office, recordOf } from './office.ts';

const perPage = 3;

/**
 * One page as frameworks return it: URLs are absolute with another host than the requested one, numbers are texts, and there is
 * no count of rows.
 */
export function pageOf(asked: ProviderRequest, path: string, rows: readonly Row[]) {
  const page = Number(asked.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const address = (to: number) =>
    to < 1 || to > last ? null : `https://gerbang.bc-nusantara.example/v2/${path}?page=${to}`;
  return json({
    current_page: String(page),
    data: rows.slice((page - 1) * perPage, page * perPage),
    first_page_url: address(1),
    last_page: String(last),
    last_page_url: address(last),
    next_page_url: address(page + 1),
    per_page: perPage,
    prev_page_url: address(page - 1),
  });
}

/** Collective release letters. Without sorting, and with unnamed spreadsheets. */
export const letterRoutes = (office: Office): Routes => {
  const own = (asked: ProviderRequest) => {
    const { company } = accountOf(office, asked);
    return office.letters.filter(({ npwp }) => npwp === company.idperusahaan);
  };
  const letterOf = (asked: ProviderRequest) => recordOf(own(asked), 'ID_SPPBMCP', asked.body.id);
  return {
    'POST sppbmcp/list': (asked) => {
      const { username, company } = accountOf(office, asked);
      const { user, npwp, q } = asked.body;
      if (user !== username || npwp !== company.idperusahaan)
        throw new Refused(failures.message('Forbidden', 403));
      const found = own(asked).filter((letter) => String(letter.NO_SPPBMCP_KOL).includes(String(q ?? '')));
      return pageOf(
        asked,
        'sppbmcp/list',
        found.map(({ npwp: _, lines: __, ...letter }) => letter),
      );
    },

    'POST sppbmcp/listdtl': (asked) =>
      pageOf(asked, 'sppbmcp/listdtl', letterOf(asked).lines as readonly Row[]),

    'POST sppbmcp/download': (asked) => {
      letterOf(asked);
      return {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body: Buffer.from('PK\u0003\u0004 lembar kerja'),
      };
    },
  };
};
