import { deriveId, type NewTeam } from '../directory/add-team.ts';
import { northgate, people } from './demo-people.ts';

export interface DemoTeam extends NewTeam {
  /** Hue of the team's picture in degrees. */
  readonly hue: number;
}

const { amira, jonas, tom, priya, lena, marco, sofia, daniel, grace } = people;

export const northgateEstates: DemoTeam = {
  ...createGroup('Northgate Estates', 'Everybody who looks after the estates', 'northgate-estates'),
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
  ...createGroup('Riverside Quarter', 'Repairs, viewings and moving days by the river', 'riverside-quarter'),
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

/** Members of this team answer forms but don't build them. */
export const harbourView: DemoTeam = {
  ...createGroup('Harbour View', 'Near misses, drills and everything with keys', 'harbour-view'),
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

/** Teams of the demo by key. */
export const demoTeams = { northgateEstates, riversideQuarter, harbourView };

/** A security group that gets permissions across teams. */
export const safetyOfficers = {
  ...createGroup('Safety Officers', 'Everybody who may stop the work', 'safety-officers'),
  people: { [amira.person.id]: 'owner', [priya.person.id]: 'member', [tom.person.id]: 'member' },
} as const;

function createGroup(displayName: string, description: string, nickname: string) {
  return { id: deriveId(northgate.id, displayName), tenantId: northgate.id, displayName, description, nickname };
}
