import { type ChoicesFrom, isRecord } from '@tideform/engine';
import { rowsAddress } from '../data-rows/rows-address.ts';
import { amount, flag, list, object, type Read, text } from '../read/lenient.ts';

/** Settings of a component whose choices may come from elsewhere. */
export const sourceShape = {
  /** `values`: from the form. `dataSource`: rows of a data source of the team. */
  dataSrc: text(),
  /** Of `dataSource`: whose rows, and those alone of which this is true (`City eq 'Graz'`). */
  dataSourceId: text(),
  filterQuery: text(),
  /** Added to the address. */
  sort: text(),
  filter: text(),
  /** Name within an entry of what is stored; `a.b` leads inside. Blank: the whole entry. */
  valueProperty: text(),
  /** Where in what comes the list is. Blank: it is the list. */
  selectValues: text(),
  /** What is shown of an entry: `{{ item.name }}`, in HTML whose tags are left out. */
  template: text(),
  /** What is typed is sent under this name: whoever is asked searches. Blank: we search in what was loaded. */
  searchField: text(),
  /** Letters that have to be typed before anybody is asked. */
  minSearch: amount(),
  /** Seconds that somebody may go on typing before anybody is asked. */
  searchDebounce: amount(),
  /** Entries that are asked for at a time. */
  limit: amount(),
  /** All of them are asked for at once. */
  disableLimit: flag(),
  /** Nobody is asked before the list is opened. */
  lazyLoad: flag(true),
};

const read = object(sourceShape);
const readHeaders = list({ key: text(), value: text() });
/** Where the choices are, of a component whose own are not in `data`. */
export const sourceData = object({ url: text(), headers: readHeaders });

/** Where choices come from that a form does not hold, and how what comes is read. */
export type ChoiceSource = Read<typeof sourceShape> & {
  readonly from: ChoicesFrom;
  /** Sent along, as the author wrote them: whoever opens the form can read them. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** @returns `undefined` where the form holds the choices itself, or does not say where they are */
export function readSource(raw: unknown): ChoiceSource | undefined {
  const { data, selectFields } = isRecord(raw) ? raw : {};
  const { url, custom, headers } = isRecord(data) ? data : {};
  const { dataSrc, sort, filter, dataSourceId, filterQuery } = read(raw);
  const more = { ...read(raw), headers: readHeaders(headers).filter(({ key }) => key !== '') };
  if (dataSrc === 'custom' && isWritten(custom)) return { ...more, from: { code: custom } };
  if (dataSrc === 'dataSource' && isWritten(dataSourceId)) {
    const address = rowsAddress(dataSourceId, filterQuery);
    // All of them are on the device: nobody else searches, and there are no pages.
    return { ...more, searchField: '', disableLimit: true, from: { address } };
  }
  if (dataSrc !== 'url' || !isWritten(url)) return undefined;
  const asked = [isWritten(sort) && `sort=${sort}`, isWritten(selectFields) && `select=${selectFields}`, filter];
  return { ...more, from: { address: withQuery(url, asked.filter(isWritten)) } };
}

/** The same address with more questions. */
export const withQuery = (address: string, asked: readonly string[]): string =>
  asked.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${asked.join('&')}`;

const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
