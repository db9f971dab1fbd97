import type { ScriptLine } from '../script-host.ts';

/** What one script wrote with `console`. */
export interface ScriptConsole {
  /** What code calls `console`. */
  readonly console: object;
  readonly lines: readonly ScriptLine[];
}

export interface ConsoleLimits {
  readonly lines: number;
  readonly lineLength: number;
}

/**
 * Makes a `console` that keeps a few short lines. What is behind the limits, and all else that a browser's console can do, is
 * quietly nothing. To write an answer out is to read it.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
 */
export function makeConsole(limits: ConsoleLimits): ScriptConsole {
  const { isArray } = Array;
  const { keys } = Object;
  const lines: ScriptLine[] = [];
  const mostEntries = 20;

  function shown(value: unknown, depth: number): string {
    if (typeof value === 'string') return depth === 0 ? value.slice(0, limits.lineLength) : `"${value.slice(0, 100)}"`;
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'function' : String(value);
    if (depth > 2) return '…';
    const { name, message } = value as Error;
    if (value instanceof Error) return `${name}: ${message}`;
    const names = keys(value).slice(0, mostEntries);
    const isList = isArray(value);
    const entries = names.map((key) => {
      const entry = shown((value as Record<string, unknown>)[key], depth + 1);
      return isList ? entry : `${key}: ${entry}`;
    });
    return isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  }

  function write(level: ScriptLine['level'], given: readonly unknown[]): void {
    if (lines.length >= limits.lines) return;
    let text: string;
    try {
      text = given
        .slice(0, mostEntries)
        .map((value) => shown(value, 0))
        .join(' ');
    } catch {
      text = '…';
    }
    lines.push({ level, text: text.slice(0, limits.lineLength) });
  }

  const own: Record<string, unknown> = {};
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    own[level] = (...given: unknown[]) => write(level, given);
  const quiet = () => undefined;
  const traps: ProxyHandler<typeof own> = {
    get: (_, name) => (typeof name === 'string' && own[name]) || quiet,
    set: () => true,
    defineProperty: () => false,
  };
  return { console: new Proxy(own, traps), lines };
}
