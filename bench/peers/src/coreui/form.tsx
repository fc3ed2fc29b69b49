import {
  CAlert,
  CAlertHeading,
  CAlertLink,
  CButton,
  CCol,
  CContainer,
  CForm,
  CFormInput,
  CRow,
} from '@coreui/react';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, IdentityType, Lines, PermitType, Text } from './fields.tsx';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <CAlert color="danger">
      <CAlertHeading as="h2">{formWords.problems}</CAlertHeading>
      <ul>
        {problems.map(({ id, message, focus }) => (
          <li key={id}>
            <CAlertLink href={`#${id}`} onClick={focus}>
              {message}
            </CAlertLink>
          </li>
        ))}
      </ul>
    </CAlert>
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <CCol md={6} className="d-grid gap-3">
      <h2 className="h5">{formWords.permit}</h2>
      <CFormInput label={formWords.office} id="office" readOnly value={formWords.officeName} />
      <PermitType form={form} />
      {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
      <Text form={form} name="number" hint={formWords.numberHint} />
      <Text form={form} name="date" type="date" />
    </CCol>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <CCol md={6} className="d-grid gap-3">
      <h2 className="h5">{formWords.applicant}</h2>
      <CRow>
        <CCol>
          <IdentityType form={form} />
        </CCol>
        <CCol>
          <Text form={form} name="identityNumber" />
        </CCol>
      </CRow>
      <Text form={form} name="name" />
      <Lines form={form} name="address" />
      <CRow>
        <CCol>
          <Text form={form} name="phone" />
        </CCol>
        <CCol>
          <Text form={form} name="email" />
        </CCol>
      </CRow>
    </CCol>
  );
}

/** The header of an application in CoreUI. */
export function Form() {
  const form = useHeaderForm();
  return (
    <CContainer lg>
      <main>
        <h1 className="h2">{formWords.title}</h1>
        <p>{formWords.lead}</p>
        <CForm noValidate onSubmit={form.handleSubmit(() => undefined)}>
          <Problems form={form} />
          <CRow className="align-items-start">
            <Permit form={form} />
            <Applicant form={form} />
          </CRow>
          <div className="d-flex gap-3 my-3">
            <CButton type="submit" color="primary">
              {formWords.save}
            </CButton>
            <CButton as="a" variant="ghost" color="primary" href="#/list">
              {formWords.back}
            </CButton>
          </div>
        </CForm>
      </main>
    </CContainer>
  );
}
