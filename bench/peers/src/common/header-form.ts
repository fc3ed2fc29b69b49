import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Resolver,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { permitHeader } from '../../../../packages/api/src/contract/permit-header.ts';
import { extraFieldOf } from '../../../../packages/api/src/rules/permit.ts';

/** One choice of a select or of radio buttons. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The permit types, as our bench's server answers them. */
export const permitTypes: readonly Option[] = [
  { value: '1', label: 'Pemuatan Barang Ekspor di Luar Kawasan Pabean' },
  { value: '3', label: 'Pembongkaran Barang di Luar Kawasan Pabean' },
  { value: '4', label: 'Pembatalan Pemberitahuan Pabean' },
  { value: '5', label: 'Perubahan Data Pemberitahuan Pabean (PPFTZ)' },
  { value: '23', label: 'Pembatalan RKSP atau Manifes' },
  { value: '45', label: 'Nomor Pokok Pengusaha Barang Kena Cukai (NPPBKC)' },
];

/** The identity types, likewise. */
export const identityTypes: readonly Option[] = [
  { value: '5', label: 'NPWP' },
  { value: '2', label: 'KTP' },
  { value: '3', label: 'Paspor' },
  { value: '4', label: 'Lainnya' },
];

const labels = {
  permitTypeId: 'Jenis Izin',
  number: 'Nomor Permohonan',
  date: 'Tanggal Permohonan',
  identityType: 'Jenis Identitas',
  identityNumber: 'Nomor Identitas',
  name: 'Nama',
  address: 'Alamat',
  phone: 'No. Telepon',
  email: 'Email',
  documentKind: 'Jenis Dokumen',
  cancelledDocument: 'Dokumen yang Dibatalkan',
  unloadingKind: 'Jenis Pembongkaran',
  businessKind: 'Jenis Usaha',
};

/** The name of a field. */
type FieldName = keyof typeof permitHeader.shape;

/** The fields in the order of the form. */
const fieldNames = [
  'permitTypeId',
  'documentKind',
  'businessKind',
  'number',
  'date',
  'identityType',
  'identityNumber',
  'name',
  'address',
  'phone',
  'email',
] as const satisfies readonly FieldName[];

/** The values of the form: text as typed. */
export type HeaderValues = Record<FieldName, string>;

/** The applicant is the user's company, which a broker may change. */
const initial: HeaderValues = {
  permitTypeId: '',
  number: '',
  date: '',
  identityType: '5',
  identityNumber: '0019000017999000',
  name: 'PT Contoh Logistik Batam',
  address: 'Jl. Contoh Raya No. 1, Batam',
  phone: '07785550101',
  email: 'izin@contoh-logistik.example',
  documentKind: '',
  businessKind: '',
};

/** The messages of the rules' codes; another code is one that a person cannot bring about here. */
const messages: Readonly<Record<string, string>> = {
  required: 'Kolom {label} belum diisi',
  date: '{label} tidak valid.',
  choice: 'Pilih {label} dari daftar.',
  tooLong: '{label} terlalu panjang.',
  characters: '{label} berisi karakter yang tidak dapat disimpan. Ketik ulang bagian itu.',
  npwp: 'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
  ktp: 'No. KTP harus terdiri dari 16 angka.',
  phone: '{label} harus 3 sampai 15 karakter: angka, spasi, +, -, ( atau ).',
  email: '{label} tidak valid. Contoh: nama@perusahaan.co.id',
};

const labelOf = (name: FieldName, permitTypeId: string) => {
  const extra = extraFieldOf(permitTypeId);
  return labels[extra?.name === name ? extra.label : name];
};

const messageOf = (code: string | undefined, label: string) =>
  (messages[code ?? ''] ?? '{label} tidak valid.').replace('{label}', label);

/** The form's state. */
export type HeaderForm = UseFormReturn<HeaderValues>;

/** The form: the rules are those of our contract, in the same zod. */
export const useHeaderForm = (): HeaderForm =>
  // What the schema reads is text as typed, and unknown only to its types.
  useForm<HeaderValues>({
    resolver: zodResolver(permitHeader) as unknown as Resolver<HeaderValues>,
    defaultValues: initial,
  });

/** Props of a field. */
export interface FieldProps {
  form: HeaderForm;
  name: FieldName;
  hint?: string;
}

/** A field's state and handlers; only the field that calls this renders again when its value changes. */
export function useField({ control, getValues }: HeaderForm, name: FieldName) {
  const { field, fieldState } = useController({ control, name });
  const label = labelOf(name, getValues('permitTypeId'));
  const { error } = fieldState;
  return { field, id: `field-${name}`, label, error: error && messageOf(error.message, label) };
}

/** The choice that the permit type brings along, if it has one. */
export function useExtra({ control }: HeaderForm) {
  const permitTypeId = useWatch({ control, name: 'permitTypeId' });
  return extraFieldOf(permitTypeId);
}

/** Chooses a permit type. */
export function choosePermitType({ setValue, formState }: HeaderForm, value: string): void {
  setValue('permitTypeId', value, { shouldValidate: formState.isSubmitted });
  // The value for the previous type has a different meaning here.
  setValue('documentKind', '');
  setValue('businessKind', '');
}

/** The problems of a form that could not be saved, in the order of its fields. */
export function useProblems({ control, getValues, setFocus }: HeaderForm) {
  const { errors } = useFormState({ control });
  return fieldNames.flatMap((name) => {
    const error = errors[name];
    if (!error) return [];
    const message = messageOf(error.message, labelOf(name, getValues('permitTypeId')));
    // A link to the field's id would change the route.
    const focus = (event: Pick<Event, 'preventDefault'>) => {
      event.preventDefault();
      setFocus(name);
    };
    return [{ id: `field-${name}`, message, focus }];
  });
}

const two = (value: number) => String(value).padStart(2, '0');

/** A day as the rules want it, `YYYY-MM-DD`. */
export const isoDay = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
