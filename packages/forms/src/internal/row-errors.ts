import { isCallFailure } from '@pabean/api/rules';

/**
 * Saves one row with a call that takes several: server errors of its fields (`rows.0.number`) are mapped to the fields of its
 * form (`number`).
 */
export async function asOnlyRow<Answer>(save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    const fieldErrors = error.fieldErrors.map(({ path, message }) => ({
      path: path[0] === 'rows' ? path.slice(2) : path,
      message,
    }));
    throw Object.assign(new Error(error.message), { ...error, message: error.message, fieldErrors });
  }
}
