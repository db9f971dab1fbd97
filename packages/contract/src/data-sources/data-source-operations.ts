import { z } from 'zod/mini';
import { recordId, teamId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** A path segment of a Graph URL. */
const graphId = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^/\\?#\s]+$/));
const path = z.string().check(z.minLength(1), z.maxLength(400));

/** Location of the rows in a SharePoint list. */
const listConfig = z.object({ siteId: graphId, listId: graphId });

/** Location of the rows in a file. The file name ends with the format. */
const fileConfig = z
  .object({ format: z.enum(['csv', 'json']), siteId: graphId, driveId: graphId, path })
  .check(z.refine((config) => config.path.toLowerCase().endsWith(`.${config.format}`), { path: ['path'] }));

/** Location of the rows in a table of an Excel workbook. */
const tableConfig = z.object({
  siteId: graphId,
  driveId: graphId,
  path: path.check(z.regex(/\.(?:xls|xlsx|xlsm)$/i)),
  tableId: graphId,
});

/** Location of the submissions of one form, which are the rows. */
const submissionsConfig = z.object({ siteId: graphId, listId: graphId, formId: recordId });

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

function createSettingsShape<const Type extends string, Config extends z.ZodMiniType>(type: Type, config: Config) {
  return { type: z.literal(type), title, config, previewConfig: z.optional(config) };
}

const settingsShapes = [
  createSettingsShape('sharepoint-list', listConfig),
  createSettingsShape('sharepoint-file', fileConfig),
  createSettingsShape('excel-online', tableConfig),
  createSettingsShape('form-submissions', submissionsConfig),
  createSettingsShape('team-members', listConfig),
] as const;

/** Settings of a data source. Form drafts read their rows from `previewConfig`. */
export const dataSourceSettings = z.discriminatedUnion('type', [
  z.object(settingsShapes[0]),
  z.object(settingsShapes[1]),
  z.object(settingsShapes[2]),
  z.object(settingsShapes[3]),
  z.object(settingsShapes[4]),
]);
export type DataSourceSettings = z.output<typeof dataSourceSettings>;

const id = { id: recordId };

/** A data source of a team's forms. The client chooses its ID, which is unique in the team and stored in forms. */
export const dataSource = z.discriminatedUnion('type', [
  z.object({ ...id, ...settingsShapes[0] }),
  z.object({ ...id, ...settingsShapes[1] }),
  z.object({ ...id, ...settingsShapes[2] }),
  z.object({ ...id, ...settingsShapes[3] }),
  z.object({ ...id, ...settingsShapes[4] }),
]);
export type DataSource = z.output<typeof dataSource>;
export type DataSourceType = DataSource['type'];

const dataSourceParams = z.object({ teamId, id: recordId });

/** Maximum data sources per team. */
export const MAX_DATA_SOURCES_PER_TEAM = 200;

/** Lists a team's data sources. For every team member: devices load the rows with the member's own permissions. */
export const listDataSources = apiOperation({
  name: 'listDataSources',
  summary: "List a team's data sources",
  method: 'GET',
  path: '/api/teams/{teamId}/data-sources',
  caller: 'team',
  params: teamParams,
  output: z.object({
    dataSources: z.array(dataSource),
    /**
     * Whether the data sources of the former app are yet to be migrated: a builder calls `migrateDataSourcesList`, then
     * lists again.
     */
    migrationNeeded: z.boolean(),
  }),
  refusals: {},
});

/** Creates a data source or replaces its settings. For builders. */
export const putDataSource = apiOperation({
  name: 'putDataSource',
  summary: 'Create or update a data source',
  method: 'PUT',
  path: '/api/teams/{teamId}/data-sources/{id}',
  caller: 'team-and-graph',
  role: 'builder',
  params: dataSourceParams,
  body: z.object({
    settings: dataSourceSettings,
    /** Creates the data source only if the ID is unused. */
    isNew: z.optional(z.boolean()),
  }),
  output: z.object({ dataSource }),
  refusals: {
    /** `isNew` is set and another data source has this ID. */
    'data-source-exists': 409,
    'too-many-data-sources': 409,
    /** The team's plan has no preview environment. */
    'locked-by-plan': 403,
  },
});

/** Deletes a data source, not the rows that it reads. Idempotent. For builders. */
export const deleteDataSource = apiOperation({
  name: 'deleteDataSource',
  summary: 'Delete a data source',
  method: 'DELETE',
  path: '/api/teams/{teamId}/data-sources/{id}',
  caller: 'team-and-graph',
  role: 'builder',
  params: dataSourceParams,
  output: z.object({ deleted: z.int() }),
  refusals: {},
});

/**
 * Imports the data sources that the former app stored in a list on the team's site. The list stays unchanged. Each row
 * is imported once: repeating the call imports new rows and doesn't restore deleted data sources. For builders.
 */
export const migrateDataSourcesList = apiOperation({
  name: 'migrateDataSourcesList',
  summary: "Import the data sources of a team's legacy list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/data-sources-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** IDs of rows that aren't data sources: the title is missing, or the type or location is unknown. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});
