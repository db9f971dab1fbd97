import { isRecord, walkComponents } from '@tideform/engine';
import type { TableAccess } from '../database/open-database.ts';
import type { FormRow } from '../database/rows.ts';

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

/**
 * Returns whether answers refer to a response: one of `fields`, at any depth of groups and rows, contains its row or
 * its ID. References within the chosen row itself don't count, because it may be a response that refers to others.
 */
export function refersTo(answers: unknown, fields: ReadonlySet<string>, responseId: string): boolean {
  if (Array.isArray(answers)) return answers.some((one) => refersTo(one, fields, responseId));
  if (!isRecord(answers)) return false;
  return Object.entries(answers).some(([name, answer]) =>
    fields.has(name) ? isReferenceTo(answer, responseId) : refersTo(answer, fields, responseId),
  );
}

function isReferenceTo(answer: unknown, responseId: string): boolean {
  if (Array.isArray(answer)) return answer.some((one) => isReferenceTo(one, responseId));
  return answer === responseId || getResponseId(answer) === responseId;
}

/**
 * Returns the response ID of a chosen row of submissions. Depending on the author's settings, the answer may be only
 * the ID, or another text of the row.
 */
export function getResponseId(row: unknown): string | undefined {
  const id = isRecord(row)
    ? (row.responseId ?? row.id)
    : typeof row === 'string' && uuidPattern.test(row)
      ? row
      : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
