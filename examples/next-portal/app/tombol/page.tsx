import { Button } from '@pabean/ui';

/** The least that a page can have. */
export default function Page() {
  return <Button>Simpan</Button>;
}
