import type { SyncContext } from '../../context.ts';
import type { FormRow } from '../../database/rows.ts';
import type { FormLocation } from '../require-form.ts';
import { requireForm } from '../require-form.ts';

/** Published version of a form, from the history of its published file. */
export interface FormVersion {
  /** Version number of the file in the library, such as '3.0'. */
  readonly id: string;
  /** Number of the published version. */
  readonly version: number;
  readonly comment: string;
  readonly lastModifiedBy: string;
  /** ISO-8601 UTC; empty if the library has no date. */
  readonly lastModifiedDateTime: string;
}

export interface PublishedFormLocation extends FormLocation {
  readonly published: NonNullable<FormRow['published']>;
}

/**
 * Returns the form with its published version; `undefined` if it was never published.
 *
 * @throws as `requireForm`
 */
export async function findPublishedForm(
  context: SyncContext,
  formId: string,
): Promise<PublishedFormLocation | undefined> {
  const formLocation = await requireForm(context, formId);
  return formLocation.form.published && { ...formLocation, published: formLocation.form.published };
}
