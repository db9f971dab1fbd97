import type { PersonName } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/** Returns all users that saved the response, in order of their first save. */
export function withCollaborator(collaborators: readonly PersonName[], person: Identity): readonly PersonName[] {
  if (collaborators.some((one) => one.id === person.userId)) return collaborators;
  return [...collaborators, { id: person.userId, name: person.displayName }];
}
