import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { codeOf } from './code-of.ts';

/** Code that says a name. */
export interface Mention {
  readonly definition: ComponentDefinition;
  /** Where the code is kept. */
  readonly kind: string;
  /** The first line that says it, counted from 1. */
  readonly line: number;
}

/**
 * Finds the code of a form that says a property name as code says names: after a dot, or in quotation marks.
 * NOTE: code is not read as code: a text that is the name, too, is found.
 */
export function findMentions(form: FormDefinition, key: string): readonly Mention[] {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = new RegExp(`(?:\\.\\s*|['"\`])(?:[\\w$-]+\\.)*${escaped}(?![\\w$-])`);
  const found: Mention[] = [];
  for (const { definition } of walkComponents(form)) {
    const seen = new Set<string>();
    for (const { kind, code } of codeOf(definition)) {
      const at = seen.has(kind) ? -1 : code.search(name);
      if (at < 0) continue;
      seen.add(kind);
      found.push({ definition, kind, line: code.slice(0, at).split('\n').length });
    }
  }
  return found;
}
