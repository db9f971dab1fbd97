import type { ListItem } from '@tideform/graph';
import { hasContentType } from '../../library/content-types.ts';

type SourceConfig = Readonly<Record<string, unknown>>;

/** Converts rows of a list to rows of a data source. */
interface RowConverter {
  readonly expand: string;
  /** Returns `undefined` if the row doesn't belong to the source. */
  createConverter(config: SourceConfig): (row: ListItem) => Readonly<Record<string, unknown>> | undefined;
}

const peopleFields = ['Name', 'Title', 'EMail', 'FirstName', 'LastName', 'JobTitle'];
const submissionFields = [
  'tfFormId',
  'tfItemType',
  'tfTitle',
  'tfResponseId',
  'tfSubmissionNumber',
  'tfSubmissionData',
  'tfSubmissionMetadata',
  'tfSubmissionTimestamp',
];

/** Fields that SharePoint adds to every row and that aren't columns of the list's author. */
const systemFieldPattern =
  /^(?:_|@|LinkTitle|Edit$|Attachments$|ContentType$|ItemChildCount$|FolderChildCount$|id$)|@odata/;

export const rowConverters = {
  'sharepoint-list': {
    expand: 'fields',
    createConverter:
      () =>
      ({ id, fields = {} }) => ({
        id,
        ...Object.fromEntries(Object.entries(fields).filter(([name]) => !systemFieldPattern.test(name))),
      }),
  },
  'team-members': {
    expand: `fields($select=${peopleFields.join(',')})`,
    createConverter: () => (row) =>
      hasContentType(row, 'person') ? { id: row.id, ...pickFields(peopleFields, row.fields ?? {}) } : undefined,
  },
  'form-submissions': {
    expand: `fields($select=${submissionFields.join(',')})`,
    createConverter:
      ({ formId }) =>
      ({ fields = {} }) =>
        fields.tfItemType === 'submission' && fields.tfFormId === formId ? toSubmissionRow(fields) : undefined,
  },
} as const satisfies Record<string, RowConverter>;

function toSubmissionRow(fields: SourceConfig): SourceConfig {
  return {
    id: fields.tfResponseId,
    responseId: fields.tfResponseId,
    submissionNumber: fields.tfSubmissionNumber,
    title: fields.tfTitle,
    data: parseJson(fields.tfSubmissionData),
    metadata: parseJson(fields.tfSubmissionMetadata),
    timestamp: fields.tfSubmissionTimestamp,
  };
}

const pickFields = (names: readonly string[], fields: SourceConfig): SourceConfig =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** Parses JSON; returns an empty object for invalid JSON, which another program may have written. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
