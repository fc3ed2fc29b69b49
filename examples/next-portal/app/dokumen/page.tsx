import { Documents } from '../widgets';

/** A page that opens with its dialog: the server draws what stands in it. */
export default function Page() {
  return (
    <main>
      <h1>Dokumen</h1>
      <Documents openAtFirst />
    </main>
  );
}
