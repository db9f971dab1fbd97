import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Whether people answer by this property name today. */
export function isPublished(published: FormDefinition | undefined, key: string | undefined): boolean {
  if (!published || !key) return false;
  for (const { definition } of walkComponents(published)) if (definition.key === key) return true;
  return false;
}
