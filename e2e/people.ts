/** Email addresses of users in the demo workspace, as listed on the sign-in page. All have the same password. */
export const people = {
  /** Amira Haddad owns all three teams. */
  owner: 'amira.haddad@northgate.test',
  /** Jonas Lindqvist is a member of all three teams and may build in the read-only one by a personal permission. */
  builder: 'jonas.lindqvist@northgate.test',
  /** Tom Okafor is a member of the first and the second team. */
  member: 'tom.okafor@northgate.test',
  /** Lena Fischer is a member of the first team only, and has no picture. */
  memberOfOne: 'lena.fischer@northgate.test',
  /** Daniel Kim is a member of the read-only team only: he may answer but not build. */
  readerOnly: 'daniel.kim@northgate.test',
  /** Grace Obi of Harbour Health is a guest of the second team. */
  guest: 'grace.obi@harbourhealth.test',
  /** Pat Personal has a personal account, which the product rejects. */
  personal: 'pat.personal@personal.test',
} as const;

export const teams = {
  /** Team without a library until the first build. */
  first: 'Northgate Estates',
  /** Team without a library until the first build; it has a guest. */
  second: 'Riverside Quarter',
  /** Team with a library, whose members may not build. */
  readOnly: 'Harbour View',
} as const;

/** Password of all users in the demo workspace. */
export const PASSWORD = 'tideform';
