/** The endpoint table as an OpenAPI 3.1 document. */
export const openApiDocument = (): Record<string, unknown> => ({ openapi: '3.1.0' });
