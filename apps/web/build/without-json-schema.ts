import type { Plugin } from 'vite';

/** Files of zod that write JSON Schema: every schema of zod holds on to them, and no page asks for one. */
const files = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/** Leaves 18 kB out of every page, 5 kB of them on the wire. The server, which describes its API, is not built with this. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: { filter: { id: files }, handler: (code) => ({ code: refuseAll(code), map: { mappings: '' } }) },
  };
}

/** A module with the same names, each of which refuses when it is called; what makes a method makes one that refuses. */
function refuseAll(code: string): string {
  const names = [...code.matchAll(exported)].map(([, name = '']) => name);
  const refusals = names.map(
    (name) => `export const ${name} = ${name.startsWith('create') ? '() => refuse' : 'refuse'};`,
  );
  return ["const refuse = () => { throw new Error('No page writes JSON Schema.'); };", ...refusals].join('\n');
}
