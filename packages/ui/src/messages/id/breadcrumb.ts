export const breadcrumb = { label: 'Remah roti' };
