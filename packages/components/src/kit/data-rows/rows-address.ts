/** Where rows are, for whoever fills answers in: those of a source, with a filter. */
export const rowsAddress = (dataSourceId: string, filter: string): string =>
  `rows:${encodeURIComponent(dataSourceId)}?${filter}`;

export const filterIn = (address: string): string => address.slice(address.indexOf('?') + 1);

export const isRowsAddress = (address: string): boolean => address.startsWith('rows:');

export const sourceIn = (address: string): string =>
  decodeURIComponent(address.slice('rows:'.length).split('?')[0] ?? '');
