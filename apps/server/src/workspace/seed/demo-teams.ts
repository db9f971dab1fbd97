import { deriveId, type NewTeam } from './add-team.ts';
import { northgate, people } from './demo-people.ts';

export interface DemoTeam extends NewTeam {
  /** Hue of its picture. */
  readonly hue: number;
}

const { olivia, ben, chloe, dev, elin, farid, grace, nadia } = people;

export const facilities: DemoTeam = {
  ...called('Facilities', 'Inspections, repairs and everything with keys', 'facilities'),
  hue: 195,
  channels: ['General', 'Inspections', 'Repairs'],
  people: {
    [olivia.person.id]: 'owner',
    [ben.person.id]: 'member',
    [chloe.person.id]: 'member',
    [dev.person.id]: 'member',
    [nadia.person.id]: 'guest',
  },
};

export const lettings: DemoTeam = {
  ...called('Lettings', 'Viewings, references and moving days', 'lettings'),
  hue: 285,
  channels: ['General', 'Viewings'],
  people: {
    [olivia.person.id]: 'owner',
    [ben.person.id]: 'member',
    [chloe.person.id]: 'member',
    [farid.person.id]: 'member',
  },
};

/** Its members fill forms in and do not build them. */
export const siteSafety: DemoTeam = {
  ...called('Site Safety', 'Near misses, drills and toolbox talks', 'site-safety'),
  hue: 35,
  channels: ['General', 'Near misses', 'Fire drills'],
  people: {
    [grace.person.id]: 'owner',
    [ben.person.id]: 'member',
    [dev.person.id]: 'member',
    [elin.person.id]: 'member',
  },
};

function called(displayName: string, description: string, nickname: string) {
  return { id: deriveId(northgate.id, displayName), tenantId: northgate.id, displayName, description, nickname };
}
