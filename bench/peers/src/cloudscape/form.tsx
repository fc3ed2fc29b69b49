import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import ContentLayout from '@cloudscape-design/components/content-layout';
import CloudscapeForm from '@cloudscape-design/components/form';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, DateField, IdentityType, Lines, PermitType, Text } from './fields.tsx';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <Alert type="error" header={formWords.problems}>
      <ul>
        {problems.map(({ id, message, focus }) => (
          <li key={id}>
            <Link onFollow={focus}>{message}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <Container header={<Header variant="h2">{formWords.permit}</Header>}>
      <SpaceBetween size="l">
        <FormField label={formWords.office} stretch>
          <Input readOnly value={formWords.officeName} />
        </FormField>
        <PermitType form={form} />
        {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
        <Text form={form} name="number" hint={formWords.numberHint} />
        <DateField form={form} />
      </SpaceBetween>
    </Container>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <Container header={<Header variant="h2">{formWords.applicant}</Header>}>
      <SpaceBetween size="l">
        <ColumnLayout columns={2}>
          <IdentityType form={form} />
          <Text form={form} name="identityNumber" />
        </ColumnLayout>
        <Text form={form} name="name" />
        <Lines form={form} name="address" />
        <ColumnLayout columns={2}>
          <Text form={form} name="phone" />
          <Text form={form} name="email" />
        </ColumnLayout>
      </SpaceBetween>
    </Container>
  );
}

/** The header of an application in Cloudscape. */
export function Form() {
  const form = useHeaderForm();
  return (
    <main>
      <ContentLayout defaultPadding maxContentWidth={1200}>
        <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
          <CloudscapeForm
            header={
              <Header variant="h1" description={formWords.lead}>
                {formWords.title}
              </Header>
            }
            actions={
              <SpaceBetween direction="horizontal" size="xs">
                <Button variant="link" href="#/list">
                  {formWords.back}
                </Button>
                <Button variant="primary" formAction="submit">
                  {formWords.save}
                </Button>
              </SpaceBetween>
            }
          >
            <SpaceBetween size="l">
              <Problems form={form} />
              <ColumnLayout columns={2}>
                <Permit form={form} />
                <Applicant form={form} />
              </ColumnLayout>
            </SpaceBetween>
          </CloudscapeForm>
        </form>
      </ContentLayout>
    </main>
  );
}
