import { type ChoicesFrom, isRecord } from '@tideform/engine';
import { formatRowsAddress } from '../data-rows/rows-address.ts';
import { amount, flag, list, object, type Read, text } from '../read/lenient.ts';

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
  minSearch: amount(),
  /** Delay of requests while the user types, in seconds. */
  searchDebounce: amount(),
  /** Number of entries per request. */
  limit: amount(),
  /** Whether to load all entries with one request. */
  disableLimit: flag(),
  /** Whether to load entries only when the list is opened. */
  lazyLoad: flag(true),
};

const read = object(sourceSettingsShape);
const readHeaders = list({ key: text(), value: text() });
/** Schema of `data` of components with external choices. */
export const sourceData = object({ url: text(), headers: readHeaders });

/** External source of choices, and how its response is parsed. */
export type ChoiceSource = Read<typeof sourceSettingsShape> & {
  readonly from: ChoicesFrom;
  /** Request headers, as the author wrote them. Every respondent can see them. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/**
 * Parses the source of a component's choices.
 * @returns `undefined` if the form contains the choices itself or doesn't configure a source
 */
export function parseSource(raw: unknown): ChoiceSource | undefined {
  const { data, selectFields } = isRecord(raw) ? raw : {};
  const { url, custom, headers } = isRecord(data) ? data : {};
  const { dataSrc, sort, filter, dataSourceId, filterQuery } = read(raw);
  const more = { ...read(raw), headers: readHeaders(headers).filter(({ key }) => key !== '') };
  if (dataSrc === 'custom' && isFilled(custom)) return { ...more, from: { code: custom } };
  if (dataSrc === 'dataSource' && isFilled(dataSourceId)) {
    const address = formatRowsAddress(dataSourceId, filterQuery);
    // All rows are on the device, so paging and searching on the server aren't needed.
    return { ...more, searchField: '', disableLimit: true, from: { address } };
  }
  if (dataSrc !== 'url' || !isFilled(url)) return undefined;
  const queryParameters = [
    isFilled(sort) && `sort=${sort}`,
    isFilled(selectFields) && `select=${selectFields}`,
    filter,
  ];
  return { ...more, from: { address: appendQuery(url, queryParameters.filter(isFilled)) } };
}

/** Appends query parameters to a URL. */
export const appendQuery = (address: string, queryParameters: readonly string[]): string =>
  queryParameters.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${queryParameters.join('&')}`;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
