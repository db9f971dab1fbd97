/** Module with the type declarations of JavaScript's standard library. `build/javascript-types.ts` creates it. */
declare module 'virtual:javascript-types' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a module that consists of a text has no named exports
  export default text;
}
