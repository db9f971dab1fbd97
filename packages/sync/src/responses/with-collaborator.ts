import type { PersonName } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/** Everyone who saved the response, in order of first save. */
export function withCollaborator(collaborators: readonly PersonName[], person: Identity): readonly PersonName[] {
  if (collaborators.some((one) => one.id === person.userId)) return collaborators;
  return [...collaborators, { id: person.userId, name: person.displayName }];
}
