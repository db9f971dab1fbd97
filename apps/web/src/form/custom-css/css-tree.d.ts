// Types of single modules of css-tree, which have none. Importing the whole package would include the grammar of every
// property.
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse;

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default parse;
}
declare module 'css-tree/generator' {
  const generate: typeof import('css-tree').generate;

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default generate;
}
declare module 'css-tree/walker' {
  const walk: typeof import('css-tree').walk & {
    find: typeof import('css-tree').find;
  };

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default walk;
}
declare module 'css-tree/tokenizer' {
  /** Calls `onToken` for each token, with its type, start and end. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}
declare module 'css-tree/utils' {
  export const ident: typeof import('css-tree').ident;
}
