import { useOf } from '@storybook/addon-docs/blocks';
import { Exports } from './exports.tsx';
import { Functions } from './functions.tsx';
import { useComponentFacts } from './library.ts';
import { Messages } from './messages.tsx';
import { Parts, Props } from './parts.tsx';
import { Roles } from './roles.tsx';
import { Shapes } from './shapes.tsx';
import { useStyles } from './sources.ts';
import { useWords } from './words.ts';

/** Props of {@link Reference}. */
export interface ReferenceProps {
  /** Groups of messages that the component shows by itself, such as `dialog`. */
  messages?: readonly string[];
}

/** Props, types, functions and exports from the sources, messages, and colour roles from the styles. */
export function Reference({ messages }: ReferenceProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = useComponentFacts();
  const words = useWords();
  const styles = useStyles(preparedMeta.parameters.fileName);
  return (
    <>
      {words.inCode && <p>{words.inCode}</p>}
      {facts?.subject && <Props of={facts.subject} />}
      {facts && (
        <>
          <Parts parts={facts.parts} />
          <Shapes shapes={facts.shapes} />
          <Functions functions={facts.functions} />
        </>
      )}
      {messages && <Messages groups={messages} />}
      {styles && <Roles {...styles} />}
      {facts && <Exports exports={facts.exports} />}
    </>
  );
}
