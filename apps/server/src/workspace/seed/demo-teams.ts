import { deriveId, type NewTeam } from '../directory/add-team.ts';
import { northgate, people } from './demo-people.ts';

export interface DemoTeam extends NewTeam {
  /** Hue of its picture. */
  readonly hue: number;
}

const { amira, jonas, tom, priya, lena, marco, sofia, daniel, grace } = people;

export const northgateEstates: DemoTeam = {
  ...called('Northgate Estates', 'Everybody who looks after the estates', 'northgate-estates'),
  hue: 195,
  channels: ['General', 'Inspections'],
  privateChannels: { Budget: [amira.person.id, lena.person.id] },
  people: {
    [amira.person.id]: 'owner',
    [jonas.person.id]: 'member',
    [tom.person.id]: 'member',
    [priya.person.id]: 'member',
    [lena.person.id]: 'member',
  },
};

export const riversideQuarter: DemoTeam = {
  ...called('Riverside Quarter', 'Repairs, viewings and moving days by the river', 'riverside-quarter'),
  hue: 285,
  channels: ['General', 'Repairs', 'Viewings'],
  people: {
    [amira.person.id]: 'owner',
    [jonas.person.id]: 'member',
    [tom.person.id]: 'member',
    [marco.person.id]: 'member',
    [sofia.person.id]: 'member',
    [grace.person.id]: 'guest',
  },
};

/** Its members fill forms in and do not build them. */
export const harbourView: DemoTeam = {
  ...called('Harbour View', 'Near misses, drills and everything with keys', 'harbour-view'),
  hue: 35,
  channels: ['General', 'Fire drills'],
  people: {
    [amira.person.id]: 'owner',
    [jonas.person.id]: 'member',
    [priya.person.id]: 'member',
    [sofia.person.id]: 'member',
    [daniel.person.id]: 'member',
  },
};

/** By the names that the demonstration has for them. */
export const demoTeams = { northgateEstates, riversideQuarter, harbourView };

/** People who are granted something together, in whatever team they are. */
export const safetyOfficers = {
  ...called('Safety Officers', 'Everybody who may stop the work', 'safety-officers'),
  people: { [amira.person.id]: 'owner', [priya.person.id]: 'member', [tom.person.id]: 'member' },
} as const;

function called(displayName: string, description: string, nickname: string) {
  return { id: deriveId(northgate.id, displayName), tenantId: northgate.id, displayName, description, nickname };
}
