/** Formats the address of a source's filtered rows, with template expressions like a URL. */
export const formatRowsAddress = (dataSourceId: string, filter: string): string =>
  `rows:${encodeURIComponent(dataSourceId)}?${filter}`;

export const getFilter = (address: string): string => address.slice(address.indexOf('?') + 1);

export const isRowsAddress = (address: string): boolean => address.startsWith('rows:');

export const getDataSourceId = (address: string): string =>
  decodeURIComponent(address.slice('rows:'.length).split('?')[0] ?? '');
