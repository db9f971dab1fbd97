import { readsOwnAnswer, type ScriptPath, type ScriptResult, type ScriptSource } from '../scripts/script-host.ts';
import { resetSteps } from './operators.ts';
import { parseProgram } from './parse-program.ts';
import { Recording, SandboxNeededError, type SnippetValue, Tracked } from './tracked.ts';

/** Input of a snippet run: the parts of a `ScriptCall` that plain code can read. */
export interface SnippetCall {
  /** All current answers of the session. */
  readonly data: unknown;
  readonly path: ScriptPath;
  readonly rowPath: ScriptPath;
  readonly rowIndex?: number | undefined;
  /** Initial `result` of a trigger. */
  readonly result?: unknown;
}

/** Plain code of an author, interpreted without the sandbox. */
export interface Snippet {
  /** Returns the same result as the sandbox; `undefined` if only the sandbox can compute it for these answers. */
  run(call: SnippetCall): ScriptResult | undefined;
}

const maxAnswerLength = 100_000;
/** Initial result for code that does not read it: unchanged afterwards if nothing was assigned. */
const unassigned = Symbol('unsaid');

/**
 * Parses code that needs no sandbox: assignments to its result, `if`, `return`, local variables, arithmetic,
 * comparisons, conditions and a few functions of numbers and texts. Returns `undefined` for other or invalid code.
 */
export function parseSnippet({ gives, code }: Pick<ScriptSource, 'gives' | 'code'>): Snippet | undefined {
  if (code.includes('\\u')) return undefined;
  if (gives !== 'show' && gives !== 'value' && gives !== 'valid' && gives !== 'result') return undefined;
  const readsOwn = readsOwnAnswer(gives, code);
  const program = parseProgram(code, gives, readsOwn);
  if (!program) return undefined;
  const readsRowIndex = /(?<![\w$])rowIndex(?![\w$])/.test(code);
  function run({ data, path, rowPath, rowIndex, result }: SnippetCall): ScriptResult {
    resetSteps();
    const recording = new Recording(data, rowPath);
    const getReads = (): Pick<ScriptResult, 'reads' | 'readsRowIndex'> => ({
      reads: recording.reads(),
      ...(readsRowIndex && { readsRowIndex }),
    });
    const own = readsOwn ? recording.read(path) : undefined;
    // NOTE: the marker is never read, because code that reads `value` gets the answer instead.
    const value = (readsOwn ? own : unassigned) as SnippetValue;
    const first = gives === 'value' ? value : gives === 'result' ? toPrimitive(result) : gives === 'valid' || undefined;
    const frame = { recording, rowIndex, ownAnswer: own, locals: [first], returned: undefined };
    try {
      const isReturned = program!.run(frame);
      const answer: unknown = isReturned ? frame.returned : frame.locals[0];
      if (answer === unassigned) return { status: 'value', value: undefined, isUnsaid: true, ...getReads() };
      return { status: 'value', value: toJsonValue(answer), ...getReads() };
    } catch (thrown) {
      if (!(thrown instanceof TypeError)) throw thrown;
      return { status: 'error', message: `TypeError: ${thrown.message}`.slice(0, 500), ...getReads() };
    }
  }

  return {
    run(call) {
      try {
        return run(call);
      } catch (thrown) {
        if (thrown instanceof SandboxNeededError) return undefined;
        throw thrown;
      }
    },
  };
}

function toPrimitive(value: unknown): SnippetValue {
  if (typeof value === 'object' && value !== null) throw new SandboxNeededError();
  return value as SnippetValue;
}

/** Converts a result to JSON; numbers that JSON cannot represent become undefined. */
function toJsonValue(answer: unknown): unknown {
  if (answer instanceof Tracked) throw new SandboxNeededError();
  if (typeof answer === 'string' && answer.length > maxAnswerLength) throw new SandboxNeededError();
  if (typeof answer !== 'number') return answer;
  return Number.isFinite(answer) ? answer + 0 : undefined;
}
