import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { listComponentCode } from './list-component-code.ts';

/** Code of a component that mentions a given key. */
export interface Mention {
  readonly definition: ComponentDefinition;
  /** Property of the component that contains the code. */
  readonly kind: string;
  /** First line that mentions the name, counted from 1. */
  readonly line: number;
}

/**
 * Finds code that mentions a key of a component after a dot or inside quotation marks.
 * NOTE: the code isn't parsed, so a string that happens to equal the key is found too.
 */
export function findMentions(form: FormDefinition, key: string): readonly Mention[] {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = new RegExp(`(?:\\.\\s*|['"\`])(?:[\\w$-]+\\.)*${escaped}(?![\\w$-])`);
  const mentions: Mention[] = [];
  for (const { definition } of walkComponents(form)) {
    const seenKinds = new Set<string>();
    for (const { kind, code } of listComponentCode(definition)) {
      const at = seenKinds.has(kind) ? -1 : code.search(name);
      if (at < 0) continue;
      seenKinds.add(kind);
      mentions.push({ definition, kind, line: code.slice(0, at).split('\n').length });
    }
  }
  return mentions;
}
