import { isRecord } from '@tideform/engine';

interface EditedResponse {
  readonly createdBy?: { readonly id?: string | undefined; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
  readonly data: { readonly metadata?: Readonly<Record<string, unknown>> | undefined };
}

/**
 * Returns the author of a response's last edit: from the response's metadata, otherwise its last collaborator (record
 * 224).
 */
export function getEditor({ data, collaborators, createdBy }: EditedResponse): {
  readonly id?: string;
  readonly name: string;
} {
  const by = data.metadata?.lastModifiedBy;
  if (!isRecord(by) || typeof by.name !== 'string') return { name: (collaborators?.at(-1) ?? createdBy)?.name ?? '' };
  return { name: by.name, ...(typeof by.id === 'string' && { id: by.id }) };
}
