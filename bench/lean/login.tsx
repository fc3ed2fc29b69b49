import type { FormEvent } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { Field } from './field.tsx';

export function Login() {
  const [, navigate] = useHashLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate('/list');
  };
  return (
    <main>
      <h1>Masuk</h1>
      <form onSubmit={submit}>
        <Field label="Nama pengguna" name="username" />
        <Field label="Kata sandi" name="password" type="password" />
        <button type="submit">Masuk</button>
      </form>
    </main>
  );
}
