/** Mail addresses of people of the demo workspace, as the sign-in page lists them. They share one password. */
export const people = {
  /** Amira Haddad owns all three teams. */
  owner: 'amira.haddad@northgate.test',
  /** Jonas Lindqvist is a member of all three teams and may build in the read-only one by a grant of his own. */
  builder: 'jonas.lindqvist@northgate.test',
  /** Tom Okafor is a member of the first and the second team. */
  member: 'tom.okafor@northgate.test',
  /** Lena Fischer is a member of the first team alone, and has no picture. */
  memberOfOne: 'lena.fischer@northgate.test',
  /** Daniel Kim is a member of the read-only team alone: he fills in and may not build. */
  readerOnly: 'daniel.kim@northgate.test',
  /** Grace Obi of Harbour Health is a guest of the second team. */
  guest: 'grace.obi@harbourhealth.test',
  /** Pat Personal has a personal account, which the product refuses. */
  personal: 'pat.personal@personal.test',
} as const;

export const teams = {
  /** No library before the first build. */
  first: 'Northgate Estates',
  /** No library before the first build; a guest belongs to it. */
  second: 'Riverside Quarter',
  /** Its library is there; members may not build. */
  readOnly: 'Harbour View',
} as const;

/** Of every person of the demo workspace. */
export const PASSWORD = 'tideform';
