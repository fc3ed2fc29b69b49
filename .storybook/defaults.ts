import type { ArgTypesEnhancer, Renderer } from 'storybook/internal/types';
import { withoutTags } from './guide/comments.ts';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string } | undefined> };
}

/** What `@default` says in a prop's comment; the docgen keeps it as text of the description. */
export const withDefaults: ArgTypesEnhancer<Renderer> = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = withoutTags(props?.[name]?.description ?? '').fallback;
      return [
        name,
        summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType,
      ];
    }),
  );
};
