import {
  BodyLong,
  Button,
  ErrorSummary,
  Heading,
  HGrid,
  HStack,
  Page,
  TextField,
  VStack,
} from '@navikt/ds-react';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, DateField, IdentityType, Lines, PermitType, Text } from './fields.tsx';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary heading={formWords.problems}>
      {problems.map(({ id, message, focus }) => (
        <ErrorSummary.Item key={id} href={`#${id}`} onClick={focus}>
          {message}
        </ErrorSummary.Item>
      ))}
    </ErrorSummary>
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <VStack gap="space-16">
      <Heading level="2" size="small">
        {formWords.permit}
      </Heading>
      <TextField label={formWords.office} readOnly value={formWords.officeName} />
      <PermitType form={form} />
      {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
      <Text form={form} name="number" hint={formWords.numberHint} />
      <DateField form={form} />
    </VStack>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <VStack gap="space-16">
      <Heading level="2" size="small">
        {formWords.applicant}
      </Heading>
      <HGrid columns={2} gap="space-16">
        <IdentityType form={form} />
        <Text form={form} name="identityNumber" />
      </HGrid>
      <Text form={form} name="name" />
      <Lines form={form} name="address" />
      <HGrid columns={2} gap="space-16">
        <Text form={form} name="phone" />
        <Text form={form} name="email" />
      </HGrid>
    </VStack>
  );
}

/** The header of an application in Aksel. */
export function Form() {
  const form = useHeaderForm();
  return (
    <Page.Block as="main" width="xl" gutters>
      <Heading level="1" size="large">
        {formWords.title}
      </Heading>
      <BodyLong>{formWords.lead}</BodyLong>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <VStack gap="space-24">
          <Problems form={form} />
          <HGrid columns={2} gap="space-32">
            <Permit form={form} />
            <Applicant form={form} />
          </HGrid>
          <HStack gap="space-16">
            <Button type="submit">{formWords.save}</Button>
            <Button as="a" variant="tertiary" href="#/list">
              {formWords.back}
            </Button>
          </HStack>
        </VStack>
      </form>
    </Page.Block>
  );
}
