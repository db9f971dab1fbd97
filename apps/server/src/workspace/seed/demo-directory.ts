import { deriveId, type NewTeam } from '../add-team.ts';
import { PERSONAL_TENANT_ID, type Person } from '../directory/directory.ts';

/** Password of all demo people. */
export const DEMO_PASSWORD = 'tideform';

/** A person of the demo. */
interface DemoPerson {
  readonly person: Person;
  /** Role that the person demonstrates, in a few words. */
  readonly role: string;
  /** Hue of their picture in degrees; `undefined`: no picture. */
  readonly hue?: number;
}

export const northgate = {
  id: deriveId('Northgate Estates'),
  displayName: 'Northgate Estates',
  domain: 'northgate.test',
};
export const harbour = { id: deriveId('Harbour Health'), displayName: 'Harbour Health', domain: 'harbourhealth.test' };
export const personal = { id: PERSONAL_TENANT_ID, displayName: 'Personal accounts', domain: 'personal.test' };

type Tenant = typeof northgate;

export const people = {
  amira: createPerson(northgate, 'Amira Haddad', 'Head of Estates', 'owner of all teams', 205),
  jonas: createPerson(northgate, 'Jonas Lindqvist', 'Facilities Coordinator', 'builder in all teams', 150),
  tom: createPerson(northgate, 'Tom Okafor', 'Site Manager', 'member of Northgate Estates and Riverside Quarter', 25),
  priya: createPerson(
    northgate,
    'Priya Nair',
    'Health and Safety Adviser',
    'member of Northgate Estates and Harbour View',
    330,
  ),
  lena: createPerson(northgate, 'Lena Fischer', 'Finance Analyst', 'member of Northgate Estates'),
  marco: createPerson(northgate, 'Marco Silva', 'Maintenance Engineer', 'member of Riverside Quarter', 95),
  sofia: createPerson(
    northgate,
    'Sofia Rossi',
    'Lettings Adviser',
    'member of Riverside Quarter and Harbour View',
    265,
  ),
  daniel: createPerson(
    northgate,
    'Daniel Kim',
    'Caretaker',
    'member of Harbour View alone, where members may not build',
  ),
  grace: asGuest(
    createPerson(harbour, 'Grace Obi', 'Occupational Nurse', 'guest of Riverside Quarter, from Harbour Health', 50),
  ),
  pat: createPerson(personal, 'Pat Personal', null, 'personal account: refused'),
} as const satisfies Record<string, DemoPerson>;

function createPerson(
  tenant: Tenant,
  displayName: string,
  jobTitle: string | null,
  role: string,
  hue?: number,
): DemoPerson {
  const [givenName = '', surname = ''] = displayName.split(' ');
  const mail = `${givenName}.${surname}@${tenant.domain}`.toLowerCase();
  const person = {
    id: deriveId(tenant.id, displayName),
    tenantId: tenant.id,
    homeTenantId: null,
    userPrincipalName: mail,
    mail,
    displayName,
    givenName,
    surname,
    jobTitle,
    officeLocation: null,
    preferredLanguage: 'en-GB',
    mobilePhone: null,
  };
  return { person, role, ...(hue === undefined ? {} : { hue }) };
}

/** Returns the person as a guest of Northgate. The user principal name contains their home domain. */
function asGuest({ person, ...rest }: DemoPerson): DemoPerson {
  const userPrincipalName = `${person.mail?.replace('@', '_')}#EXT#@${northgate.domain}`;
  return { ...rest, person: { ...person, tenantId: northgate.id, homeTenantId: person.tenantId, userPrincipalName } };
}

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
