import { Field } from './field.tsx';

const labels = Array.from({ length: 12 }, (_, index) => `Isian ${index + 1}`);

export function Form() {
  return (
    <main>
      <h1>Formulir</h1>
      <form>
        {labels.map((label) => (
          <Field key={label} label={label} name={label} />
        ))}
        <button type="submit">Simpan</button>
      </form>
    </main>
  );
}
