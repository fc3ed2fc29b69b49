import { Heading } from '@storybook/addon-docs/blocks';
import { RichText } from '../../book/blocks/index.ts';
import type { FunctionFacts, Signature } from '../../tools/props/data.ts';
import { DocText, Members } from './members.tsx';
import { TypeCode } from './type-code.tsx';
import { useWords } from './words.ts';

/** The functions of a page: what each takes, returns and throws. */
export function Functions({ functions }: { functions: readonly FunctionFacts[] }) {
  const words = useWords();
  if (functions.length === 0) return null;
  return (
    <>
      <Heading>{words.functions}</Heading>
      {functions.map((each) => (
        <OneFunction key={each.name} {...each} />
      ))}
    </>
  );
}

function OneFunction({ name, description, signatures, returns, throws }: FunctionFacts) {
  const words = useWords();
  return (
    <section>
      <h3>{name}</h3>
      <DocText>{description}</DocText>
      {signatures.map((signature) => (
        <OneSignature key={signature.type.text} name={name} {...signature} />
      ))}
      {returns && <DocText>{`${words.returns} ${returns}`}</DocText>}
      {throws.map((error) => (
        <p key={error}>
          <RichText>{`${words.throws} ${error}`}</RichText>
        </p>
      ))}
    </section>
  );
}

function OneSignature({ name, type, parameters }: Signature & { name: string }) {
  return (
    <>
      <p>
        <TypeCode type={type} />
      </p>
      {parameters.some(({ description }) => description) && (
        <Members of={name} kind="parameter" members={parameters} />
      )}
    </>
  );
}
