/** Where rows are, for whoever fills answers in: those of a source, with a filter. */
export const rowsAddress = (dataSourceId: string, filter: string): string =>
  `rows:${encodeURIComponent(dataSourceId)}?${filter}`;

export const filterIn = (address: string): string => address.slice(address.indexOf('?') + 1);
