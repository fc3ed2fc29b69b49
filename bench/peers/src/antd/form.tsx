import { Alert, Form as AntForm, Button, Col, Flex, Input, Row, Typography } from 'antd';
import { type HeaderForm, useExtra, useHeaderForm, useProblems } from '../common/header-form.ts';
import { formWords } from '../common/words.ts';
import { Choice, DateField, IdentityType, Lines, PermitType, Text } from './fields.tsx';
import 'dayjs/locale/id';

function Problems({ form }: { form: HeaderForm }) {
  const problems = useProblems(form);
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={formWords.problems}
      description={
        <ul>
          {problems.map(({ id, message, focus }) => (
            <li key={id}>
              <Typography.Link onClick={focus}>{message}</Typography.Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Permit({ form }: { form: HeaderForm }) {
  const extra = useExtra(form);
  return (
    <Col span={12}>
      <Typography.Title level={2}>{formWords.permit}</Typography.Title>
      <AntForm.Item label={formWords.office} htmlFor="office">
        <Input id="office" readOnly value={formWords.officeName} />
      </AntForm.Item>
      <PermitType form={form} />
      {extra && <Choice key={extra.label} form={form} name={extra.name} options={extra.choices} />}
      <Text form={form} name="number" hint={formWords.numberHint} />
      <DateField form={form} />
    </Col>
  );
}

function Applicant({ form }: { form: HeaderForm }) {
  return (
    <Col span={12}>
      <Typography.Title level={2}>{formWords.applicant}</Typography.Title>
      <Row gutter={16}>
        <Col span={12}>
          <IdentityType form={form} />
        </Col>
        <Col span={12}>
          <Text form={form} name="identityNumber" />
        </Col>
      </Row>
      <Text form={form} name="name" />
      <Lines form={form} name="address" />
      <Row gutter={16}>
        <Col span={12}>
          <Text form={form} name="phone" />
        </Col>
        <Col span={12}>
          <Text form={form} name="email" />
        </Col>
      </Row>
    </Col>
  );
}

/** The header of an application in Ant Design. */
export function Form() {
  const form = useHeaderForm();
  return (
    <main style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}>
      <Typography.Title level={1}>{formWords.title}</Typography.Title>
      <Typography.Paragraph>{formWords.lead}</Typography.Paragraph>
      <AntForm layout="vertical" onFinish={() => form.handleSubmit(() => undefined)()}>
        <Problems form={form} />
        <Row gutter={32}>
          <Permit form={form} />
          <Applicant form={form} />
        </Row>
        <Flex gap="middle">
          <Button type="primary" htmlType="submit">
            {formWords.save}
          </Button>
          <Button type="text" href="#/list">
            {formWords.back}
          </Button>
        </Flex>
      </AntForm>
    </main>
  );
}
