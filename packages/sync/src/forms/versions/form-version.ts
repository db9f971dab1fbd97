import type { SyncContext } from '../../context.ts';
import type { FormRow } from '../../database/rows.ts';
import type { FormPlace } from '../require-form.ts';
import { requireForm } from '../require-form.ts';

/** A publication, as the history of the published file tells of it. */
export interface FormVersion {
  /** The file's version in the library: '3.0'. */
  readonly id: string;
  /** Number of the publication. */
  readonly version: number;
  readonly comment: string;
  readonly lastModifiedBy: string;
  /** ISO-8601 UTC; '' when the library does not say. */
  readonly lastModifiedDateTime: string;
}

export interface PublishedPlace extends FormPlace {
  readonly published: NonNullable<FormRow['published']>;
}

/** The form with its published file; `undefined` when it was never published. @throws as `requireForm` */
export async function publishedPlace(context: SyncContext, formId: string): Promise<PublishedPlace | undefined> {
  const place = await requireForm(context, formId);
  return place.form.published && { ...place, published: place.form.published };
}
