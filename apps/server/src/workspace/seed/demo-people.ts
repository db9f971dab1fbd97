import { PERSONAL_TENANT_ID, type Person } from '../directory/directory.ts';
import { deriveId } from './add-team.ts';

/** Everybody's password in the demonstration. */
export const DEMO_PASSWORD = 'tideform';

/** Somebody who may sign in to the demonstration. */
export interface DemoPerson {
  readonly person: Person;
  /** What they show, in a few words. */
  readonly role: string;
  /** Hue of their picture; `undefined`: they have none. */
  readonly hue?: number;
}

export const northgate = {
  id: deriveId('Northgate Estates'),
  displayName: 'Northgate Estates',
  domain: 'northgate.example',
};
export const harbour = {
  id: deriveId('Harbour Health'),
  displayName: 'Harbour Health',
  domain: 'harbourhealth.example',
};
export const personal = { id: PERSONAL_TENANT_ID, displayName: 'Personal accounts', domain: 'mail.example' };

type Tenant = typeof northgate;

export const people = {
  olivia: of(northgate, 'Olivia Marsh', 'Head of Estates', 'owns Facilities and Lettings', 205),
  ben: of(northgate, 'Ben Okafor', 'Facilities Coordinator', 'builds forms in every team', 150),
  chloe: of(northgate, 'Chloe Brandt', 'Lettings Adviser', 'member of Facilities and Lettings', 330),
  dev: of(northgate, 'Dev Patel', 'Caretaker', 'member of Facilities and Site Safety', 25),
  elin: of(northgate, 'Elin Storm', 'Site Assistant', 'member of Site Safety, where members may not build'),
  farid: of(northgate, 'Farid Nazari', 'Lettings Adviser', 'member of Lettings'),
  grace: of(northgate, 'Grace Lindqvist', 'Safety Officer', 'owns Site Safety', 265),
  nadia: asGuest(of(harbour, 'Nadia Rahman', 'Contractor', 'guest of Facilities, from Harbour Health')),
  imani: of(harbour, 'Imani Castle', 'Practice Manager', 'of another organisation, in no team', 80),
  sam: of(personal, 'Sam Reed', null, 'a personal account, which is refused'),
} as const satisfies Record<string, DemoPerson>;

function of(tenant: Tenant, displayName: string, jobTitle: string | null, role: string, hue?: number): DemoPerson {
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

/** The same person as Northgate's guest: their principal name says where they come from. */
function asGuest({ person, ...rest }: DemoPerson): DemoPerson {
  const userPrincipalName = `${person.mail?.replace('@', '_')}#EXT#@${northgate.domain}`;
  return { ...rest, person: { ...person, tenantId: northgate.id, homeTenantId: person.tenantId, userPrincipalName } };
}
