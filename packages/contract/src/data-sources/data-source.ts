import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';

/** A part of an address of Graph. */
const graphId = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^/\\?#\s]+$/));
const path = z.string().check(z.minLength(1), z.maxLength(400));

/** Rows of a list. */
const listConfig = z.object({ siteId: graphId, listId: graphId });

/** Rows of a file, which its format's name ends. */
const fileConfig = z
  .object({ format: z.enum(['csv', 'json']), siteId: graphId, driveId: graphId, path })
  .check(z.refine((config) => config.path.toLowerCase().endsWith(`.${config.format}`), { path: ['path'] }));

/** Rows of one table of a workbook. */
const tableConfig = z.object({
  siteId: graphId,
  driveId: graphId,
  path: path.check(z.regex(/\.(?:xls|xlsx|xlsm)$/i)),
  tableId: graphId,
});

/** Submissions of one form. */
const submissionsConfig = z.object({ siteId: graphId, listId: graphId, formId: recordId });

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

function settingsOf<const Type extends string, Config extends z.ZodMiniType>(type: Type, config: Config) {
  return { type: z.literal(type), title, config, previewConfig: z.optional(config) };
}

const kinds = [
  settingsOf('sharepoint-list', listConfig),
  settingsOf('sharepoint-file', fileConfig),
  settingsOf('excel-online', tableConfig),
  settingsOf('form-submissions', submissionsConfig),
  settingsOf('team-members', listConfig),
] as const;

/** What a builder says of a data source. `previewConfig` is where drafts find their rows instead. */
export const dataSourceSettings = z.discriminatedUnion('type', [
  z.object(kinds[0]),
  z.object(kinds[1]),
  z.object(kinds[2]),
  z.object(kinds[3]),
  z.object(kinds[4]),
]);
export type DataSourceSettings = z.output<typeof dataSourceSettings>;

const id = { id: recordId };

/** Where a team's forms find rows: its id is the team's own, chosen by who makes it, and stands in forms. */
export const dataSource = z.discriminatedUnion('type', [
  z.object({ ...id, ...kinds[0] }),
  z.object({ ...id, ...kinds[1] }),
  z.object({ ...id, ...kinds[2] }),
  z.object({ ...id, ...kinds[3] }),
  z.object({ ...id, ...kinds[4] }),
]);
export type DataSource = z.output<typeof dataSource>;
export type DataSourceType = DataSource['type'];

export const dataSourceParams = z.object({ teamId, id: recordId });

/** Most data sources of one team. */
export const dataSourcesOfTeam = 200;
