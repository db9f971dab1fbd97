import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Marks the groups in the user list of each site as not hidden, as SharePoint does. */
export const shownSiteGroups: Migration = {
  name: '0161-shown-site-groups',
  async up(database) {
    await sql`
      update workspace.items set fields = fields || '{"UserInfoHidden": false}'
      where fields ->> 'ContentType' = 'SharePointGroup'
        and list_id in (select id from workspace.lists where template = 'userInformation')
    `.execute(database);
  },
};
