import { joint, type ModelColumn, type ModelTable, type ModelType } from './feed-model.ts';

/** A text as a literal of M. What an author wrote ends no text, and begins no escape. */
export const quoted = (text: string): string =>
  `"${text
    .replaceAll('#(', '#(#)(')
    .replaceAll('"', '""')
    .replace(/[\r\n\t]/g, ' ')}"`;

/** A name of M, whatever is in it. */
const named = (text: string): string => `#${quoted(text)}`;
const listOf = (names: readonly string[]): string => `{${names.map(quoted).join(', ')}}`;

/** All submissions, page after page; the tables begin with it. */
export const feedQuery = `let
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

/** What lies at a path of names; nothing where something else is in the way. */
export const valueAt = `(value as any, path as list) as any =>
    List.Accumulate(path, value, (at, name) => if at is record then Record.FieldOrDefault(at, name) else null)`;

/** A value as one text: of a choice its name, of a list all of them. */
export const textOf = `(value as any) as nullable text =>
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

/** The query of one table. A value that is not of its column's kind is left out, and spoils no other. */
export function tableQuery({ columns, rows }: ModelTable): string {
  const fields = columns
    .map((column) => `${named(column.name)} = ${fieldOf(column, rows !== undefined)}`)
    .join(',\n        ');
  const types = columns.map(({ name, type }) => `{${quoted(name)}, ${typeNames[type]}}`).join(', ');
  const source = rows
    ? `List.Combine(List.Transform(Feed, (one) => List.Transform(
        List.Select(let found = ValueAt(one, ${listOf(rows)}) in if found is list then found else {}, each _ is record),
        (row) => [${named(joint)} = one[responseId], row = row])))`
    : 'Feed';
  return `let
    Source = ${source},
    Records = List.Transform(Source, (one) => [
        ${fields}
    ]),
    Rows = Table.FromRecords(Records, ${listOf(columns.map(({ name }) => name))}, MissingField.UseNull),
    Typed = Table.TransformColumnTypes(Rows, {${types}}, "en-US"),
    Result = Table.ReplaceErrorValues(Typed, {${columns.map(({ name }) => `{${quoted(name)}, null}`).join(', ')}})
in
    Result`;
}

function fieldOf({ name, type, path }: ModelColumn, isOfRow: boolean): string {
  if (isOfRow && name === joint) return `one[${named(joint)}]`;
  const value = `ValueAt(${isOfRow ? 'one[row]' : 'one'}, ${listOf(path)})`;
  if (type === 'string') return `TextOf(${value})`;
  // Answers keep the clock they were written with; those of the submission itself are shown on the clock of who refreshes.
  if (type === 'dateTime') {
    const instant = `DateTimeZone.From(${value})`;
    const shown = isOfRow || path[0] === 'data' ? instant : `DateTimeZone.ToLocal(${instant})`;
    return `try DateTimeZone.RemoveZone(${shown}) otherwise null`;
  }
  return value;
}
