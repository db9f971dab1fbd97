import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';

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

export const dataSourceParams = z.object({ teamId, id: recordId });

/** Maximum data sources per team. */
export const MAX_DATA_SOURCES_PER_TEAM = 200;
