import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '@pabean/ui/styles.css';
import { Example as CsvWorkbench } from 'virtual:shown/packages/forms/src/csv-workbench/csv-workbench.stories.tsx/Default.tsx';
import { Example as DokapEditor } from 'virtual:shown/packages/forms/src/dokap-editor/dokap-editor.stories.tsx/Default.tsx';
import { Example as TransitForm } from 'virtual:shown/packages/forms/src/transit-form/transit-form.stories.tsx/InEnglish.tsx';
import { Example as Button } from 'virtual:shown/packages/ui/src/components/button/button.stories.tsx/Default.tsx';
import { Example as DataTable } from 'virtual:shown/packages/ui/src/components/data-table/data-table.stories.tsx/Default.tsx';
import { Example as DateField } from 'virtual:shown/packages/ui/src/components/date-field/date-field.stories.tsx/UnderstandsWhatIsTyped.tsx';

// The code of “Show code” runs when copied: here it is drawn in an app that has nothing else.

test('Button', () => {
  render(<Button />);
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeVisible();
});

test('DataTable', () => {
  render(<DataTable />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
});

test('DateField, with its state', () => {
  render(<DateField />);
  expect(screen.getByRole('textbox', { name: 'Tanggal datang' })).toBeVisible();
});

test('DokapEditor, in its office', async () => {
  render(<DokapEditor />);
  expect(await screen.findByRole('combobox', { name: 'Jenis Dokumen Pelengkap' })).toBeVisible();
});

test('CsvWorkbench', async () => {
  render(<CsvWorkbench />);
  expect(await screen.findByRole('columnheader', { name: /^Tanggal/ })).toBeVisible();
});

test('TransitForm, in English', async () => {
  render(<TransitForm />);
  expect(await screen.findByRole('button', { name: 'Check your answers' })).toBeVisible();
});
