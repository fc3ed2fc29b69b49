import { Heading } from '@storybook/addon-docs/blocks';
import { type ElementType, useEffect, useState } from 'react';
import { Rows } from '../../book/blocks/index.ts';
import { withoutTags } from './comments.ts';
import { exportedValues, type Sources } from './sources.ts';

interface Prop {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string };
}

type Props = Record<string, Prop>;

const propsOf = (part: unknown) =>
  (part as { __docgenInfo?: { props?: Props } } | undefined)?.__docgenInfo?.props;

/** Everything that the packages export, once it is here. */
function useExports(): Record<string, unknown> {
  const [all, setAll] = useState<Record<string, unknown>>({});
  useEffect(() => {
    Promise.all([import('@pabean/ui'), import('@pabean/forms')]).then(([ui, forms]) =>
      setAll({ ...ui, ...forms }),
    );
  }, []);
  return all;
}

/** The props of the other components in a component's folder. */
export function Parts({ of, sources }: { of: ElementType | undefined; sources: Sources }) {
  const all = useExports();
  const parts = exportedValues(sources.index).flatMap((name) => {
    const props = all[name] === of ? undefined : propsOf(all[name]);
    return props ? [{ name, props }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>Props of its parts</Heading>
      {parts.map(({ name, props }) => (
        <PropTable key={name} name={name} props={props} />
      ))}
    </>
  );
}

/** The props of a component that takes one of several sets of them. */
export function PropSets({ of }: { of: NonNullable<ComponentGuide['propSets']> }) {
  return Object.entries(of).map(([name, part]) => (
    <PropTable key={name} name={name} props={propsOf(part) ?? {}} />
  ));
}

function PropTable({ name, props }: { name: string; props: Props }) {
  return (
    <>
      <h3>{name}</h3>
      <Rows code caption={name} heads={['Prop', 'What it is', 'Type', 'Default']} rows={rowsOf(props)} />
    </>
  );
}

const rowsOf = (props: Props) =>
  Object.entries(props)
    .filter(([, { tsType }]) => tsType?.name !== 'never')
    .map(([name, { required, description = '', tsType }]) => {
      const { text, fallback } = withoutTags(description);
      return [
        required ? `${name}*` : name,
        text,
        <code key="type">{tsType?.raw ?? tsType?.name}</code>,
        fallback && <code key="default">{fallback}</code>,
      ] as const;
    });
