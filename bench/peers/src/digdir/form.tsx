import { Button, ErrorSummary, Heading, Paragraph, Textfield } from '@digdir/designsystemet-react';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, IdentityType, Lines, PermitType, Text } from './fields.tsx';
import './layout.css';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary>
      <ErrorSummary.Heading>{formWords.problems}</ErrorSummary.Heading>
      <ErrorSummary.List>
        {problems.map(({ id, message, focus }) => (
          <ErrorSummary.Item key={id}>
            <ErrorSummary.Link href={`#${id}`} onClick={focus}>
              {message}
            </ErrorSummary.Link>
          </ErrorSummary.Item>
        ))}
      </ErrorSummary.List>
    </ErrorSummary>
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <div className="fields">
      <Heading level={2} data-size="xs">
        {formWords.permit}
      </Heading>
      <Textfield label={formWords.office} readOnly value={formWords.officeName} />
      <PermitType form={form} />
      {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
      <Text form={form} name="number" hint={formWords.numberHint} />
      <Text form={form} name="date" type="date" />
    </div>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <div className="fields">
      <Heading level={2} data-size="xs">
        {formWords.applicant}
      </Heading>
      <div className="columns">
        <IdentityType form={form} />
        <Text form={form} name="identityNumber" />
      </div>
      <Text form={form} name="name" />
      <Lines form={form} name="address" />
      <div className="columns">
        <Text form={form} name="phone" />
        <Text form={form} name="email" />
      </div>
    </div>
  );
}

/** The header of an application in digdir's design system. */
export function Form() {
  const form = useHeaderForm();
  return (
    <main className="page">
      <Heading level={1} data-size="md">
        {formWords.title}
      </Heading>
      <Paragraph>{formWords.lead}</Paragraph>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <Problems form={form} />
        <div className="columns">
          <Permit form={form} />
          <Applicant form={form} />
        </div>
        <div className="buttons">
          <Button type="submit">{formWords.save}</Button>
          <Button asChild variant="tertiary">
            <a href="#/list">{formWords.back}</a>
          </Button>
        </div>
      </form>
    </main>
  );
}
