import { deriveGuid, deriveItemId } from '../derive-id.ts';
import type { PersonKey, TeamKey } from '../forms/demo-form.ts';
import type { DemoContext } from '../making/demo-context.ts';

const names: Readonly<Record<PersonKey, string>> = {
  amira: 'Amira Haddad',
  jonas: 'Jonas Lindqvist',
  tom: 'Tom Okafor',
  priya: 'Priya Nair',
  lena: 'Lena Fischer',
  marco: 'Marco Silva',
  sofia: 'Sofia Rossi',
  daniel: 'Daniel Kim',
  grace: 'Grace Obi',
};
const teams: readonly TeamKey[] = ['northgateEstates', 'riversideQuarter', 'harbourView'];

/** Creates the demo's environment for tests. */
export function createTestDemoContext(): DemoContext {
  const people = Object.entries(names).map(([key, displayName]) => [
    key,
    { id: deriveGuid(key), displayName, mail: `${key}@northgate.test` },
  ]);
  const channels: Readonly<Record<string, string>> = {
    General: '19:g',
    Inspections: '19:i',
    Repairs: '19:r',
    Viewings: '19:v',
    'Fire drills': '19:f',
  };
  return {
    beganAt: '2026-03-16T09:30:00.000Z',
    tenantId: deriveGuid('tenant'),
    publicUrl: 'https://forms.test',
    people: Object.fromEntries(people) as DemoContext['people'],
    teams: Object.fromEntries(
      teams.map((team) => [team, { id: deriveGuid(team), ownerId: deriveGuid('amira'), channels }]),
    ) as DemoContext['teams'],
    libraries: Object.fromEntries(
      teams.map((team) => [
        team,
        {
          siteId: `site of ${team}`,
          listId: `list of ${team}`,
          driveId: `drive of ${team}`,
          rootId: deriveItemId(team, 'root'),
          webUrl: `https://files.test/${team}`,
        },
      ]),
    ) as DemoContext['libraries'],
  };
}
