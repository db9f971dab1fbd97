import { isRecord } from '@tideform/engine';

interface Edited {
  readonly createdBy?: { readonly id?: string | undefined; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
  readonly data: { readonly metadata?: Readonly<Record<string, unknown>> | undefined };
}

/** Returns the author of a response's last edit as the device wrote it, else the last collaborator (record 224). */
export function editorOf({ data, collaborators, createdBy }: Edited): { readonly id?: string; readonly name: string } {
  const by = data.metadata?.lastModifiedBy;
  if (!isRecord(by) || typeof by.name !== 'string') return { name: (collaborators?.at(-1) ?? createdBy)?.name ?? '' };
  return { name: by.name, ...(typeof by.id === 'string' && { id: by.id }) };
}
