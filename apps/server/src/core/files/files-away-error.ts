/** The object store did not answer, or not as it should; trying later can help. */
export class FilesAwayError extends Error {
  override name = 'FilesAwayError';
}
