/** Names of SharePoint's built-in objects in a new site, in the language of the site. */
export interface SiteNames {
  readonly usersList: string;
  /** Title of a site's default library. */
  readonly documents: string;
  readonly contentTypes: Readonly<Record<'item' | 'document' | 'folder' | 'person' | 'siteGroup', string>>;
  readonly everyone: string;
  readonly groups: Readonly<Record<'owners' | 'visitors' | 'members', (siteTitle: string) => string>>;
}

export const englishNames: SiteNames = {
  usersList: 'User Information List',
  documents: 'Documents',
  contentTypes: {
    item: 'Item',
    document: 'Document',
    folder: 'Folder',
    person: 'Person',
    siteGroup: 'SharePointGroup',
  },
  everyone: 'Everyone except external users',
  groups: {
    owners: (title) => `${title} Owners`,
    visitors: (title) => `${title} Visitors`,
    members: (title) => `${title} Members`,
  },
};

export const germanNames: SiteNames = {
  usersList: 'Benutzerinformationsliste',
  documents: 'Dokumente',
  contentTypes: {
    item: 'Element',
    document: 'Dokument',
    folder: 'Ordner',
    person: 'Person',
    siteGroup: 'SharePoint-Gruppe',
  },
  everyone: 'Jeder, außer externen Benutzern',
  groups: {
    owners: (title) => `Besitzer von ${title}`,
    visitors: (title) => `Besucher von ${title}`,
    members: (title) => `Mitglieder von ${title}`,
  },
};

/** Returns the names of built-in objects for a tenant's rules: German with `german-names`, otherwise English. */
export const selectSiteNames = ({ enforces }: { enforces(rule: 'german-names'): boolean }): SiteNames =>
  enforces('german-names') ? germanNames : englishNames;

export type SiteContentType = keyof SiteNames['contentTypes'];

/** IDs of content types, which are the same in every language. IDs of list and derived types begin with them. */
export const contentTypeIds: Readonly<Record<SiteContentType, string>> = {
  item: '0x01',
  document: '0x0101',
  folder: '0x0120',
  person: '0x010A',
  siteGroup: '0x010B',
};
