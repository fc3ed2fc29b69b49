/** A sentence in which names between backticks are set as code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
