import type { InsideProgram } from './inside/run-scripts.ts';
import { readsOwnAnswer } from './reads-own-answer.ts';
import type { ScriptProgram } from './script-host.ts';

/**
 * Serializes a program for the machine. The form and its components stay nested texts, because most scripts don't use
 * them.
 */
export function serializeProgram({ scripts, components, paths, form, user, metadata, data }: ScriptProgram): string {
  const usesForm = scripts.some(({ code }) => /\b(form|instance)\b|\\u/.test(code));
  const inside: InsideProgram = {
    scripts: scripts.map(({ gives, code, componentId }) => ({
      gives,
      code,
      componentId,
      readsOwn: readsOwnAnswer(gives, code),
    })),
    componentsText: JSON.stringify(components),
    pathsText: JSON.stringify(paths),
    formText: (usesForm && JSON.stringify(form)) || 'null',
    user,
    metadata,
    data,
  };
  return JSON.stringify(inside);
}
