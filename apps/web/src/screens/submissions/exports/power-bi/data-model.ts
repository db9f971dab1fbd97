import { type ModelTable, responseIdColumn, submissionsTable } from './feed-model.ts';
import { createTableQuery, feedQuery, quoteString, textOfFunction, valueAtFunction } from './query-text.ts';

/** Address of the feed of a form's submissions. */
export interface FeedAddress {
  /** Origin of the server, without a path. */
  readonly baseUrl: string;
  readonly teamId: string;
  readonly formId: string;
}

const splitLines = (text: string): readonly string[] => text.split('\n');
/** Creates a query parameter that Power BI asks the user for when the template is opened. */
const createParameter = (name: string, value: string) => ({
  name,
  kind: 'm',
  expression: `${quoteString(value)} meta [IsParameterQuery=true, Type="Text", IsParameterQueryRequired=true]`,
});
const createHelper = (name: string, text: string) => ({ name, kind: 'm', expression: splitLines(text) });

/** Builds the Power BI data model (TMSL): tables, relationships, and the queries that load them. */
export function createDataModel(tables: readonly ModelTable[], { baseUrl, teamId, formId }: FeedAddress) {
  return {
    name: 'Tideform',
    compatibilityLevel: 1550,
    model: {
      culture: 'en-US',
      dataAccessOptions: { legacyRedirects: true, returnErrorValuesAsNull: true },
      defaultPowerBIDataSourceVersion: 'powerBI_V3',
      sourceQueryCulture: 'en-US',
      tables: tables.map(createTable),
      relationships: tables
        .filter(({ rows }) => rows)
        .map(({ name }, at) => ({
          name: `rows-${at + 1}`,
          fromTable: name,
          fromColumn: responseIdColumn,
          toTable: submissionsTable,
          toColumn: responseIdColumn,
        })),
      expressions: [
        createParameter('BaseUrl', baseUrl),
        createParameter('TeamId', teamId),
        createParameter('FormId', formId),
        createParameter('ApiKey', ''),
        createHelper('ValueAt', valueAtFunction),
        createHelper('TextOf', textOfFunction),
        createHelper('Feed', feedQuery),
      ],
    },
  };
}

function createTable(one: ModelTable) {
  return {
    name: one.name,
    columns: one.columns.map(({ name, type }) => ({
      name,
      dataType: type,
      sourceColumn: name,
      summarizeBy: type === 'double' ? 'sum' : 'none',
    })),
    partitions: [
      { name: one.name, mode: 'import', source: { type: 'm', expression: splitLines(createTableQuery(one)) } },
    ],
    ...(one.name === submissionsTable && {
      measures: [{ name: 'Submissions Count', expression: `COUNTROWS('${submissionsTable}')` }],
    }),
  };
}
