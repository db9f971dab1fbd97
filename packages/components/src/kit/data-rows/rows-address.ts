/**
 * Formats a pseudo-URL for the filtered rows of a data source. Like the URL of other choices, it may contain template
 * expressions.
 */
export const formatRowsAddress = (dataSourceId: string, filter: string): string =>
  `rows:${encodeURIComponent(dataSourceId)}?${filter}`;

export const getRowsFilter = (address: string): string => address.slice(address.indexOf('?') + 1);

export const isRowsAddress = (address: string): boolean => address.startsWith('rows:');

export const getRowsDataSourceId = (address: string): string =>
  decodeURIComponent(address.slice('rows:'.length).split('?')[0] ?? '');
