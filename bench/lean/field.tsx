import { useState } from 'react';

interface FieldProps {
  label: string;
  name: string;
  type?: string;
}

/** A native input that shows its error on blur. */
export function Field({ label, name, type = 'text' }: FieldProps) {
  const [problem, setProblem] = useState('');
  return (
    <label>
      {label}
      <input
        name={name}
        type={type}
        required
        onBlur={(event) => setProblem(event.target.validationMessage)}
      />
      {problem && <span role="alert">{problem}</span>}
    </label>
  );
}
