import { Documents } from '../widgets';

/** A page that opens with its dialog: the server renders its content. */
export default function Page() {
  return (
    <main>
      <h1>Dokumen</h1>
      <Documents openAtFirst />
    </main>
  );
}
