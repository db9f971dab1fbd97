import type { FieldValues } from '@tideform/graph';

/** What an item of a response belongs to. */
export interface PartOwner {
  readonly formId: string;
  readonly responseId: string;
}

/** What claims a folder for a response. */
export function folderFields({ formId, responseId }: PartOwner): FieldValues {
  return { tfResponseId: responseId, tfFormId: formId };
}

/** What the columns of a file beside a response's answers say. */
export function partFields(itemType: 'attachment' | 'pdf', { formId, responseId }: PartOwner): FieldValues {
  return { tfItemType: itemType, tfFormId: formId, tfResponseId: responseId };
}
