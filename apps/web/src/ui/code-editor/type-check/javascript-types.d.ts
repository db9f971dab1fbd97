/** What TypeScript knows of JavaScript itself: see `build/javascript-types.ts`. */
declare module 'virtual:javascript-types' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a module of text has no name to say
  export default text;
}
