import type { ScriptLine } from '../script-host.ts';

/** `console` of one script, and the lines that the script wrote. */
export interface ScriptConsole {
  /** Object that scripts see as `console`. */
  readonly console: object;
  readonly lines: readonly ScriptLine[];
}

export interface ConsoleLimits {
  readonly lines: number;
  readonly lineLength: number;
}

/**
 * Creates a `console` that stores a few short lines. Output beyond the limits and other methods of a browser's console
 * are ignored. Printing an answer counts as reading it.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function createConsole(limits: ConsoleLimits): ScriptConsole {
  const { isArray } = Array;
  const { keys } = Object;
  const lines: ScriptLine[] = [];
  const maxEntries = 20;

  function formatValue(value: unknown, depth: number): string {
    if (typeof value === 'string') return depth === 0 ? value.slice(0, limits.lineLength) : `"${value.slice(0, 100)}"`;
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'function' : String(value);
    if (depth > 2) return '…';
    const { name, message } = value as Error;
    if (value instanceof Error) return `${name}: ${message}`;
    const names = keys(value).slice(0, maxEntries);
    const isList = isArray(value);
    const entries = names.map((key) => {
      const entry = formatValue((value as Record<string, unknown>)[key], depth + 1);
      return isList ? entry : `${key}: ${entry}`;
    });
    return isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  }

  function write(level: ScriptLine['level'], values: readonly unknown[]): void {
    if (lines.length >= limits.lines) return;
    let text: string;
    try {
      text = values
        .slice(0, maxEntries)
        .map((value) => formatValue(value, 0))
        .join(' ');
    } catch {
      text = '…';
    }
    lines.push({ level, text: text.slice(0, limits.lineLength) });
  }

  const methods: Record<string, unknown> = {};
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    methods[level] = (...values: unknown[]) => write(level, values);
  const doNothing = () => undefined;
  const traps: ProxyHandler<typeof methods> = {
    get: (_, name) => (typeof name === 'string' && methods[name]) || doNothing,
    set: () => true,
    defineProperty: () => false,
  };
  return { console: new Proxy(methods, traps), lines };
}
