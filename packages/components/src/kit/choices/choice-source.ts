import { type ExternalChoiceSource, isRecord } from '@tideform/engine';
import { formatRowsAddress } from '../data-rows/rows-address.ts';
import { flag, list, object, optionalNumber, type ParsedShape, text } from '../read/setting-parsers.ts';

/** Schema of the settings of components whose choices may come from an external source. */
export const sourceSettingsShape = {
  /**
   * `values`: the choices are stored in the form. `dataSource`: the choices are rows of one of the team's data sources.
   */
  dataSrc: text(),
  /** For `dataSource`: ID of the data source, and a filter for its rows (`City eq 'Graz'`). */
  dataSourceId: text(),
  filterQuery: text(),
  /** Query parameters that are appended to the URL. */
  sort: text(),
  filter: text(),
  /** Path of the stored value within a list entry (`a.b`). Blank: the whole entry is stored. */
  valueProperty: text(),
  /** Path of the list within the HTTP response. Blank: the whole response is the list. */
  selectValues: text(),
  /** Template for the label of a list entry, such as `{{ item.name }}`. HTML tags are removed. */
  template: text(),
  /**
   * Query parameter for the search text, if the server searches. Blank: the loaded entries are searched in the browser.
   */
  searchField: text(),
  /** Minimum number of typed characters before a request. */
  minSearch: optionalNumber(),
  /** Delay of requests while the user types, in seconds. */
  searchDebounce: optionalNumber(),
  /** Number of entries per request. */
  limit: optionalNumber(),
  /** Whether to load all entries with one request. */
  disableLimit: flag(),
  /** Whether to load entries only when the list is opened. */
  lazyLoad: flag(true),
};

const parseSettings = object(sourceSettingsShape);
const parseHeaders = list({ key: text(), value: text() });
/** Schema of `data` of components with external choices. */
export const parseSourceData = object({ url: text(), headers: parseHeaders });

/** External source of choices, and how its response is parsed. */
export type ChoiceSource = ParsedShape<typeof sourceSettingsShape> & {
  readonly from: ExternalChoiceSource;
  /** Request headers, as the author wrote them. Every respondent can see them. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/**
 * Parses the source of a component's choices.
 * @returns `undefined` if the form contains the choices itself or doesn't configure a source
 */
export function parseChoiceSource(raw: unknown): ChoiceSource | undefined {
  const { data, selectFields } = isRecord(raw) ? raw : {};
  const { url, custom, headers } = isRecord(data) ? data : {};
  const { dataSrc, sort, filter, dataSourceId, filterQuery } = parseSettings(raw);
  const more = { ...parseSettings(raw), headers: parseHeaders(headers).filter(({ key }) => key !== '') };
  if (dataSrc === 'custom' && isNonEmptyText(custom)) return { ...more, from: { code: custom } };
  if (dataSrc === 'dataSource' && isNonEmptyText(dataSourceId)) {
    const address = formatRowsAddress(dataSourceId, filterQuery);
    // All rows are on the device, so paging and searching on the server aren't needed.
    return { ...more, searchField: '', disableLimit: true, from: { address } };
  }
  if (dataSrc !== 'url' || !isNonEmptyText(url)) return undefined;
  const queryParameters = [
    isNonEmptyText(sort) && `sort=${sort}`,
    isNonEmptyText(selectFields) && `select=${selectFields}`,
    filter,
  ];
  return { ...more, from: { address: appendQueryParameters(url, queryParameters.filter(isNonEmptyText)) } };
}

/** Appends query parameters to a URL. */
export const appendQueryParameters = (address: string, queryParameters: readonly string[]): string =>
  queryParameters.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${queryParameters.join('&')}`;

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
