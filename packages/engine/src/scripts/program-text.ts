import { asksForOwn } from './asks-for-own.ts';
import type { InsideProgram } from './inside/run-scripts.ts';
import type { ScriptProgram } from './script-host.ts';

/** Writes a program for the machine. The form and its components stay texts within: most scripts never look at them. */
export function programTextOf({ scripts, components, paths, form, user, metadata, data }: ScriptProgram): string {
  const asksForForm = scripts.some(({ code }) => /\b(form|instance)\b|\\u/.test(code));
  const inside: InsideProgram = {
    scripts: scripts.map(({ gives, code, componentId }) => ({
      gives,
      code,
      componentId,
      readsOwn: asksForOwn(gives, code),
    })),
    componentsText: JSON.stringify(components),
    pathsText: JSON.stringify(paths),
    formText: (asksForForm && JSON.stringify(form)) || 'null',
    user,
    metadata,
    data,
  };
  return JSON.stringify(inside);
}
