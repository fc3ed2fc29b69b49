import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/id';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, DateField, IdentityType, PermitType, Text } from './fields.tsx';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{formWords.problems}</AlertTitle>
      <ul>
        {problems.map(({ id, message, focus }) => (
          <li key={id}>
            <Link component="button" type="button" onClick={focus}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <Stack spacing={2}>
      <Typography variant="h6" component="h2">
        {formWords.permit}
      </Typography>
      <TextField
        label={formWords.office}
        value={formWords.officeName}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <PermitType form={form} />
      {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
      <Text form={form} name="number" hint={formWords.numberHint} />
      <DateField form={form} />
    </Stack>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <Stack spacing={2}>
      <Typography variant="h6" component="h2">
        {formWords.applicant}
      </Typography>
      <Stack direction="row" spacing={2}>
        <IdentityType form={form} />
        <Text form={form} name="identityNumber" />
      </Stack>
      <Text form={form} name="name" />
      <Text form={form} name="address" rows={2} />
      <Stack direction="row" spacing={2}>
        <Text form={form} name="phone" />
        <Text form={form} name="email" />
      </Stack>
    </Stack>
  );
}

/** The header of an application in MUI. */
export function Form() {
  const form = useHeaderForm();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id">
      <Container component="main" maxWidth="lg">
        <Typography variant="h4" component="h1">
          {formWords.title}
        </Typography>
        <Typography>{formWords.lead}</Typography>
        <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
          <Problems form={form} />
          <Grid container spacing={4} sx={{ marginBlock: 2 }}>
            <Grid size={6}>
              <Permit form={form} />
            </Grid>
            <Grid size={6}>
              <Applicant form={form} />
            </Grid>
          </Grid>
          <Stack direction="row" spacing={2}>
            <Button type="submit" variant="contained">
              {formWords.save}
            </Button>
            <Button href="#/list">{formWords.back}</Button>
          </Stack>
        </form>
      </Container>
    </LocalizationProvider>
  );
}
