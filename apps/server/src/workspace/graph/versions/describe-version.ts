import type { Person } from '../../directory/directory.ts';
import type { Version } from '../../library/item.ts';
import { describeIdentitySet, formatInstant } from '../answer/describe.ts';

/** Describes the properties that versions of files and of rows have in common. */
export function describeVersion(version: Version, people: ReadonlyMap<string, Person>): Record<string, unknown> {
  return {
    id: `${version.number}.0`,
    lastModifiedDateTime: formatInstant(version.createdAt),
    lastModifiedBy: describeIdentitySet(people, version.createdBy),
    publication: { level: 'published', versionId: `${version.number}.0` },
  };
}
