import { useSharedMessages, useTransitMessages } from '../messages/use-messages.ts';
import { labelKeyOf } from './fields.ts';
import type { SectionName } from './sections.ts';

/** Returns a function from a field's name in code to its label. */
export function useTransitLabels(): (name: string) => string {
  const { labels } = useSharedMessages();
  const ofRecords = useTransitMessages('ppftzLabels');
  const transitLabels = useTransitMessages('transitLabels');
  const messages: Readonly<Record<string, string>> = { ...labels, ...ofRecords, ...transitLabels };
  return (name) => messages[labelKeyOf(name.replace(/\..*$/, ''))] ?? name;
}

/** Returns a function from a section to its label. */
export function useSectionNames(send: string): (section: SectionName) => string {
  const messages = useTransitMessages('transitForm');
  const { goods } = useTransitMessages('ppftzLabels');
  const { transitDocuments: documents } = useTransitMessages('transitLabels');
  const others = { goods, documents, send };
  return (section) =>
    section === 'goods' || section === 'documents' || section === 'send'
      ? others[section]
      : messages[section];
}
