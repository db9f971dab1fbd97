import { walkComponents } from '@tideform/engine';
import type { TableAccess } from '../../database/open-database.ts';
import type { FormRow } from '../../database/rows.ts';

/** A form whose answers may be responses of another one: rows of a data source of submissions. */
export interface ReferringForm {
  readonly id: string;
  readonly title: string;
  /** Names of the fields whose answers those are. */
  readonly fields: ReadonlySet<string>;
}

type Tables = Pick<TableAccess, 'dataSources' | 'forms'>;

/** Whether responses of a form are rows of a data source of its team: others may refer to them. */
export async function isSource(tables: Pick<TableAccess, 'dataSources'>, teamId: string, formId: string) {
  return (await sourcesOf(tables, teamId, formId)).size > 0;
}

const READ_AT_ONCE = 50;

/** The forms on this device whose fields offer responses of a form. */
export async function referringForms(
  tables: Tables,
  teamId: string,
  formId: string,
): Promise<readonly ReferringForm[]> {
  const sources = await sourcesOf(tables, teamId, formId);
  if (sources.size === 0) return [];
  const keys = await tables.forms.where('teamId').equals(teamId).primaryKeys();
  const found: ReferringForm[] = [];
  // Some at a time: all at once holds every definition of the team.
  for (let first = 0; first < keys.length; first += READ_AT_ONCE) {
    const rows = await tables.forms.bulkGet(keys.slice(first, first + READ_AT_ONCE));
    for (const form of rows) {
      const fields = form && !form.isGone ? fieldsOf(form, sources) : none;
      if (form && fields.size > 0) found.push({ id: form.id, title: form.title, fields });
    }
  }
  return found;
}

const none: ReadonlySet<string> = new Set();

/** Ids, as forms name them, of the sources whose rows are the submissions of a form. */
async function sourcesOf(
  { dataSources }: Pick<TableAccess, 'dataSources'>,
  teamId: string,
  formId: string,
): Promise<ReadonlySet<string>> {
  const rows = await dataSources.where('teamId').equals(teamId).toArray();
  const ofForm = rows.filter(({ type, config }) => type === 'form-submissions' && config.formId === formId);
  return new Set(ofForm.map(({ id, sourceId = id }) => sourceId));
}

function fieldsOf({ draft, published }: FormRow, sources: ReadonlySet<string>): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const content of [draft, published]) {
    if (!content) continue;
    for (const { definition } of walkComponents(content.schema)) {
      const { dataSourceId, key } = definition;
      // NOTE: the last part of a key of several names an answer within its group.
      if (typeof dataSourceId === 'string' && sources.has(dataSourceId) && typeof key === 'string')
        fields.add(key.split('.').at(-1) ?? key);
    }
  }
  return fields;
}
