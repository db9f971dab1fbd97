import { joint, type ModelTable, submissionsTable } from './feed-model.ts';
import { feedQuery, quoted, tableQuery, textOf, valueAt } from './query-text.ts';

/** Where the feed of a form's submissions is. */
export interface FeedPlace {
  /** Of the server, without what follows its name. */
  readonly baseUrl: string;
  readonly teamId: string;
  readonly formId: string;
}

const lines = (text: string): readonly string[] => text.split('\n');
/** Power BI asks for it when the template is opened. */
const parameter = (name: string, value: string) => ({
  name,
  kind: 'm',
  expression: `${quoted(value)} meta [IsParameterQuery=true, Type="Text", IsParameterQueryRequired=true]`,
});
const helper = (name: string, text: string) => ({ name, kind: 'm', expression: lines(text) });

/** The tables, what joins them, and the queries that fill them, as Power BI's models say it. */
export function dataModel(tables: readonly ModelTable[], { baseUrl, teamId, formId }: FeedPlace) {
  return {
    name: 'Tideform',
    compatibilityLevel: 1550,
    model: {
      culture: 'en-US',
      dataAccessOptions: { legacyRedirects: true, returnErrorValuesAsNull: true },
      defaultPowerBIDataSourceVersion: 'powerBI_V3',
      sourceQueryCulture: 'en-US',
      tables: tables.map(table),
      relationships: tables
        .filter(({ rows }) => rows)
        .map(({ name }, at) => ({
          name: `rows-${at + 1}`,
          fromTable: name,
          fromColumn: joint,
          toTable: submissionsTable,
          toColumn: joint,
        })),
      expressions: [
        parameter('BaseUrl', baseUrl),
        parameter('TeamId', teamId),
        parameter('FormId', formId),
        parameter('ApiKey', ''),
        helper('ValueAt', valueAt),
        helper('TextOf', textOf),
        helper('Feed', feedQuery),
      ],
    },
  };
}

function table(one: ModelTable) {
  return {
    name: one.name,
    columns: one.columns.map(({ name, type }) => ({
      name,
      dataType: type,
      sourceColumn: name,
      summarizeBy: type === 'double' ? 'sum' : 'none',
    })),
    partitions: [{ name: one.name, mode: 'import', source: { type: 'm', expression: lines(tableQuery(one)) } }],
    ...(one.name === submissionsTable && {
      measures: [{ name: 'Submissions Count', expression: `COUNTROWS('${submissionsTable}')` }],
    }),
  };
}
