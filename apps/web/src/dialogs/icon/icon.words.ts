export const words = {
  choose: 'Form icon',
  title: 'Choose an icon',
  search: 'Search icons',
  placeholder: 'Search 7,447 icons',
  icons: 'Icons',
  loading: 'Loading...',
  nothing: 'No results found',
  suggested: 'Suggestions',
  found: (count: number) => (count === 1 ? '1 icon' : `${count} icons`),
  failed: 'The icons could not be loaded.',
  retry: 'Try Again',
  standard: 'Use the standard icon',
  /** `clipboard-check-outline` is Clipboard check outline. */
  nameOf: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
} as const;
