import { Button } from '@pabean/ui';

/** The smallest possible page. */
export default function Page() {
  return <Button>Simpan</Button>;
}
