import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import {
  choosePermitType,
  type FieldProps,
  type HeaderForm,
  identityTypes,
  type Option,
  permitTypes,
  useField,
} from '../common/header-form.ts';
import { formWords } from '../common/words.ts';

interface TextProps extends FieldProps {
  rows?: number;
}

/** A field of text. */
export function Text({ form, name, hint, rows }: TextProps) {
  const { field, id, label, error } = useField(form, name);
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      label={label}
      error={Boolean(error)}
      helperText={error ?? hint}
      multiline={rows !== undefined}
      minRows={rows}
      fullWidth
    />
  );
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      select
      id={id}
      inputRef={ref}
      label={label}
      error={Boolean(error)}
      helperText={error}
      fullWidth
    >
      {identityTypes.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The permit type, found by a word of its name. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <Autocomplete
      id={id}
      options={permitTypes}
      value={permitTypes.find(({ value }) => value === field.value) ?? null}
      onChange={(_, option) => choosePermitType(form, option?.value ?? '')}
      onBlur={field.onBlur}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          error={Boolean(error)}
          helperText={error ?? formWords.permitTypeHint}
        />
      )}
    />
  );
}

/** The day of the letter. */
export function DateField({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'date');
  return (
    <DatePicker
      label={label}
      format="DD-MM-YYYY"
      value={field.value ? dayjs(field.value) : null}
      onChange={(day) => field.onChange(day?.isValid() ? day.format('YYYY-MM-DD') : day ? '?' : '')}
      inputRef={field.ref}
      slotProps={{
        textField: { id, fullWidth: true, error: Boolean(error), helperText: error, onBlur: field.onBlur },
      }}
    />
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, id, label, error } = useField(form, name);
  const { ref, ...control } = field;
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup {...control} id={id} aria-labelledby={`${id}-label`}>
        {options.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText>{error}</FormHelperText>
    </FormControl>
  );
}
