import type { FieldValues } from '@tideform/graph';

/** Response that a folder or file belongs to. */
export interface ItemOwner {
  readonly formId: string;
  readonly responseId: string;
}

/** Returns the fields that mark a folder as the folder of a response. */
export function buildFolderFields({ formId, responseId }: ItemOwner): FieldValues {
  return { tfResponseId: responseId, tfFormId: formId };
}

/** Returns the column values of a response's attachment or PDF. */
export function buildFileFields(itemType: 'attachment' | 'pdf', { formId, responseId }: ItemOwner): FieldValues {
  return { tfItemType: itemType, tfFormId: formId, tfResponseId: responseId };
}
