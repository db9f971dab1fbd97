import { walkComponents } from '@tideform/engine';
import type { TableAccess } from '../../database/open-database.ts';
import type { FormRow } from '../../database/rows.ts';

/** Form with fields that refer to responses of another form, through a data source of submissions. */
export interface ReferringForm {
  readonly id: string;
  readonly title: string;
  /** Keys of the fields with references. */
  readonly fields: ReadonlySet<string>;
}

type ReferenceTables = Pick<TableAccess, 'dataSources' | 'forms'>;

/**
 * Returns whether responses of a form are rows of a data source of its team, so that other responses may refer to them.
 */
export async function hasSubmissionSource(tables: Pick<TableAccess, 'dataSources'>, teamId: string, formId: string) {
  return (await findSubmissionSources(tables, teamId, formId)).size > 0;
}

const formsPerRead = 50;

/** Finds the forms on this device with fields that refer to responses of a form. */
export async function findReferringForms(
  tables: ReferenceTables,
  teamId: string,
  formId: string,
): Promise<readonly ReferringForm[]> {
  const sources = await findSubmissionSources(tables, teamId, formId);
  if (sources.size === 0) return [];
  const keys = await tables.forms.where('teamId').equals(teamId).primaryKeys();
  const found: ReferringForm[] = [];
  // Reads in parts, because all definitions of a team may take too much memory.
  for (let first = 0; first < keys.length; first += formsPerRead) {
    const rows = await tables.forms.bulkGet(keys.slice(first, first + formsPerRead));
    for (const form of rows) {
      const fields = form && !form.isGone ? findReferenceFields(form, sources) : noFields;
      if (form && fields.size > 0) found.push({ id: form.id, title: form.title, fields });
    }
  }
  return found;
}

const noFields: ReadonlySet<string> = new Set();

/** Returns the IDs of data sources, as forms use them, whose rows are the submissions of a form. */
async function findSubmissionSources(
  { dataSources }: Pick<TableAccess, 'dataSources'>,
  teamId: string,
  formId: string,
): Promise<ReadonlySet<string>> {
  const rows = await dataSources.where('teamId').equals(teamId).toArray();
  const ofForm = rows.filter(({ type, config }) => type === 'form-submissions' && config.formId === formId);
  return new Set(ofForm.map(({ id, sourceId = id }) => sourceId));
}

function findReferenceFields({ draft, published }: FormRow, sources: ReadonlySet<string>): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const content of [draft, published]) {
    if (!content) continue;
    for (const { definition } of walkComponents(content.schema)) {
      const { dataSourceId, key } = definition;
      // NOTE: the last part of a key with dots is the key of the answer within its group.
      if (typeof dataSourceId === 'string' && sources.has(dataSourceId) && typeof key === 'string')
        fields.add(key.split('.').at(-1) ?? key);
    }
  }
  return fields;
}
