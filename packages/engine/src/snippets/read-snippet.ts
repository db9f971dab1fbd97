import { asksForOwn } from '../scripts/asks-for-own.ts';
import type { ScriptPath, ScriptResult, ScriptSource } from '../scripts/script-host.ts';
import { countAnew } from './operators.ts';
import { readProgram } from './read-program.ts';
import { LeftToSandbox, Recording, type SnippetValue, Watched } from './watched.ts';

/** What the sandbox is given for a call (`ScriptCall`), as far as plain code can see it. */
export interface SnippetCall {
  /** The answers as they are now. */
  readonly data: unknown;
  readonly path: ScriptPath;
  readonly rowPath: ScriptPath;
  readonly rowIndex?: number | undefined;
  /** `result`, as a trigger begins with it. */
  readonly result?: unknown;
}

/** Plain code of an author: it is computed here, by walking through what was read of it, and needs no sandbox. */
export interface Snippet {
  /** Gives what the sandbox would give. `undefined`: only the sandbox can say it, for these answers. */
  run(call: SnippetCall): ScriptResult | undefined;
}

const longestAnswer = 100_000;
/** Stands for an answer that was not looked at, and that nothing has been assigned to. */
const unsaid = Symbol('unsaid');

/**
 * Reads code that needs no sandbox: assignments to its result, `if`, `return`, local names; arithmetic, comparisons, conditions and
 * a few functions of numbers and texts. `undefined`: there is more in it than that, or it cannot be read at all.
 */
export function readSnippet({ gives, code }: Pick<ScriptSource, 'gives' | 'code'>): Snippet | undefined {
  if (code.includes('\\u')) return undefined;
  if (gives !== 'show' && gives !== 'value' && gives !== 'valid' && gives !== 'result') return undefined;
  const readsOwn = asksForOwn(gives, code);
  const program = readProgram(code, gives, readsOwn);
  if (!program) return undefined;
  const readsRowIndex = /(?<![\w$])rowIndex(?![\w$])/.test(code);
  function run({ data, path, rowPath, rowIndex, result }: SnippetCall): ScriptResult {
    countAnew();
    const recording = new Recording(data, rowPath);
    const told = (): Pick<ScriptResult, 'reads' | 'readsRowIndex'> => ({
      reads: recording.reads(),
      ...(readsRowIndex && { readsRowIndex }),
    });
    const own = readsOwn ? recording.read(path) : undefined;
    // NOTE: nothing reads what is unsaid: whoever looks at `value` has the answer in it.
    const value = (readsOwn ? own : unsaid) as SnippetValue;
    const first = gives === 'value' ? value : gives === 'result' ? plain(result) : gives === 'valid' || undefined;
    const frame = { recording, rowIndex, own, locals: [first], returned: undefined };
    try {
      const isReturned = program!.run(frame);
      const answer: unknown = isReturned ? frame.returned : frame.locals[0];
      if (answer === unsaid) return { status: 'value', value: undefined, isUnsaid: true, ...told() };
      return { status: 'value', value: asJson(answer), ...told() };
    } catch (thrown) {
      if (!(thrown instanceof TypeError)) throw thrown;
      return { status: 'error', message: `TypeError: ${thrown.message}`.slice(0, 500), ...told() };
    }
  }

  return {
    run(call) {
      try {
        return run(call);
      } catch (thrown) {
        if (thrown instanceof LeftToSandbox) return undefined;
        throw thrown;
      }
    },
  };
}

function plain(value: unknown): SnippetValue {
  if (typeof value === 'object' && value !== null) throw new LeftToSandbox();
  return value as SnippetValue;
}

/** What JSON makes of an answer; a number that it does not have is none. */
function asJson(answer: unknown): unknown {
  if (answer instanceof Watched) throw new LeftToSandbox();
  if (typeof answer === 'string' && answer.length > longestAnswer) throw new LeftToSandbox();
  if (typeof answer !== 'number') return answer;
  return Number.isFinite(answer) ? answer + 0 : undefined;
}
