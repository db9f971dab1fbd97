import type { ScriptLine, ScriptResult } from '../../../scripts/script-host.ts';

const levels: ReadonlySet<unknown> = new Set<ScriptLine['level']>(['log', 'info', 'warn', 'error', 'debug']);

/** Parses `console` output of a script: at most 20 lines of 500 characters. Untrusted. */
export function parseConsoleLines({ lines }: ScriptResult): readonly ScriptLine[] {
  if (!Array.isArray(lines)) return [];
  return lines
    .slice(0, 20)
    .filter((line: ScriptLine | null) => levels.has(line?.level) && typeof line?.text === 'string')
    .map(({ level, text }: ScriptLine) => ({ level, text: text.slice(0, 500) }));
}
