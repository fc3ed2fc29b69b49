import { ButtonLink } from '@pabean/ui';
import { Page } from '../page.tsx';

/** An address without a page. */
export function NotFound() {
  return (
    <Page
      heading="Halaman tidak ditemukan"
      lead="Periksa alamatnya, atau mulai dari daftar permohonan."
      actions={<ButtonLink href="#/">Ke daftar permohonan</ButtonLink>}
    />
  );
}
