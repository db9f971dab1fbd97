import type { ListItem } from '@tideform/graph';
import { hasContentType } from '../../library/content-types.ts';

type Config = Readonly<Record<string, unknown>>;

/** Converts rows of a list to rows of a data source. */
interface RowReader {
  readonly expand: string;
  /** Returns `undefined` if the row doesn't belong to the source. */
  read(config: Config): (row: ListItem) => Readonly<Record<string, unknown>> | undefined;
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
const serviceFields = /^(?:_|@|LinkTitle|Edit$|Attachments$|ContentType$|ItemChildCount$|FolderChildCount$|id$)|@odata/;

export const rowReaders = {
  'sharepoint-list': {
    expand: 'fields',
    read:
      () =>
      ({ id, fields = {} }) => ({
        id,
        ...Object.fromEntries(Object.entries(fields).filter(([name]) => !serviceFields.test(name))),
      }),
  },
  'team-members': {
    expand: `fields($select=${peopleFields.join(',')})`,
    read: () => (row) =>
      hasContentType(row, 'person') ? { id: row.id, ...pick(peopleFields, row.fields ?? {}) } : undefined,
  },
  'form-submissions': {
    expand: `fields($select=${submissionFields.join(',')})`,
    read:
      ({ formId }) =>
      ({ fields = {} }) =>
        fields.tfItemType === 'submission' && fields.tfFormId === formId ? submissionOf(fields) : undefined,
  },
} as const satisfies Record<string, RowReader>;

function submissionOf(fields: Config): Config {
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

const pick = (names: readonly string[], fields: Config): Config =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** Parses JSON; returns an empty object for invalid JSON, which another program may have written. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
