import { type ModelColumn, type ModelTable, type ModelType, responseIdColumn, submissionsTable } from './feed-model.ts';

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

/**
 * Returns `text` as an M string literal, escaped so that author text can't end the literal or start an escape sequence.
 */
const quoteString = (text: string): string =>
  `"${text
    .replaceAll('#(', '#(#)(')
    .replaceAll('"', '""')
    .replace(/[\r\n\t]/g, ' ')}"`;

/** Returns `text` as a quoted M identifier. */
const quoteIdentifier = (text: string): string => `#${quoteString(text)}`;
const formatListLiteral = (names: readonly string[]): string => `{${names.map(quoteString).join(', ')}}`;

/** M query that reads all submissions page by page; the table queries start from it. */
const feedQuery = `let
    Fetch = (cursor as nullable text) as record =>
        Json.Document(Web.Contents(BaseUrl, [
            RelativePath = "api/teams/" & TeamId & "/forms/" & FormId & "/submissions",
            Query = if cursor = null then [] else [cursor = cursor],
            Headers = [#"X-Api-Key" = ApiKey]
        ])),
    Pages = List.Generate(
        () => Fetch(null),
        each _ <> null,
        each if Record.FieldOrDefault(_, "cursor") = null then null else Fetch([cursor])
    ),
    Rows = List.Combine(List.Transform(Pages, each [submissions]))
in
    Rows`;

/** M function that returns the value at a path, or null if a step isn't a record. */
const valueAtFunction = `(value as any, path as list) as any =>
    List.Accumulate(path, value, (at, name) => if at is record then Record.FieldOrDefault(at, name) else null)`;

/** M function that formats a value as text: the label of a choice, all entries of a list. */
const textOfFunction = `(value as any) as nullable text =>
    if value = null or value = "" then null
    else if value is list then Text.Combine(List.RemoveNulls(List.Transform(value, @TextOf)), "; ")
    else if value is record then
        Text.From(List.First(List.RemoveNulls(List.Transform({"label", "Title", "displayName", "name", "address", "status"}, (name) => Record.FieldOrDefault(value, name))), null)
            ?? Text.FromBinary(Json.FromValue(value)))
    else Text.From(value)`;

const typeNames: Readonly<Record<ModelType, string>> = {
  string: 'type text',
  double: 'type number',
  int64: 'Int64.Type',
  dateTime: 'type datetime',
  boolean: 'type logical',
};

/**
 * Returns the M query of one table. Values that don't fit their column's type become null without affecting other
 * values.
 */
function createTableQuery({ columns, rows }: ModelTable): string {
  const fields = columns
    .map((column) => `${quoteIdentifier(column.name)} = ${createFieldExpression(column, rows !== undefined)}`)
    .join(',\n        ');
  const types = columns.map(({ name, type }) => `{${quoteString(name)}, ${typeNames[type]}}`).join(', ');
  const source = rows
    ? `List.Combine(List.Transform(Feed, (one) => List.Transform(
        List.Select(let found = ValueAt(one, ${formatListLiteral(rows)}) in if found is list then found else {}, each _ is record),
        (row) => [${quoteIdentifier(responseIdColumn)} = one[responseId], row = row])))`
    : 'Feed';
  return `let
    Source = ${source},
    Records = List.Transform(Source, (one) => [
        ${fields}
    ]),
    Rows = Table.FromRecords(Records, ${formatListLiteral(columns.map(({ name }) => name))}, MissingField.UseNull),
    Typed = Table.TransformColumnTypes(Rows, {${types}}, "en-US"),
    Result = Table.ReplaceErrorValues(Typed, {${columns.map(({ name }) => `{${quoteString(name)}, null}`).join(', ')}})
in
    Result`;
}

function createFieldExpression({ name, type, path }: ModelColumn, isOfRow: boolean): string {
  if (isOfRow && name === responseIdColumn) return `one[${quoteIdentifier(responseIdColumn)}]`;
  const value = `ValueAt(${isOfRow ? 'one[row]' : 'one'}, ${formatListLiteral(path)})`;
  if (type === 'string') return `TextOf(${value})`;
  // Answers keep the clock time they were written with; times of the submission itself are converted to the local time
  // zone of the refreshing machine.
  if (type === 'dateTime') {
    const instant = `DateTimeZone.From(${value})`;
    const shown = isOfRow || path[0] === 'data' ? instant : `DateTimeZone.ToLocal(${instant})`;
    return `try DateTimeZone.RemoveZone(${shown}) otherwise null`;
  }
  return value;
}
