const paths = {
  '10': 'M12 2a10 10 0 1 0 10 10M9 9h6v6H9z',
  '20': 'M12 2a10 10 0 1 0 10 10A10 10 0 0 0 12 2zM12 6v6l4 2',
  '27': 'M12 2a10 10 0 1 0 10 10A10 10 0 0 0 12 2zM12 6v6l4 2',
  '50': 'M22 11v1a10 10 0 1 1-6-9M9 11l3 3L22 4',
  '90': 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM15 9l-6 6M9 9l6 6',
  delete: 'M3 6h18M19 6v14H5V6M8 6V4h8v2M10 11v6M14 11v6',
  sort: 'M7 15l5 5 5-5M7 9l5-5 5 5',
} as const;

/** A line drawing of 16 px. */
export function Icon({ name }: { name: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name as keyof typeof paths]} />
    </svg>
  );
}
