import type * as TypeScript from '@typescript/old';

/** TypeScript error in code, with its position in characters. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/**
 * Checks the types in code.
 * @param declared declarations of the names that the code can use
 */
export type CheckTypes = (code: string, declarations: string) => readonly TypeProblem[];

/**
 * Error codes that are ignored: `return` outside of a function (1108), duplicate names (2300, 2451: code may declare
 * the name that it sets), and implicit `any` (7005 to 7053).
 */
const ignored = new Set([1108, 2300, 2451]);
const isIgnored = (code: number) => ignored.has(code) || (code >= 7005 && code <= 7053);

/** Maximum number of reported errors. */
const maxProblems = 20;

/** Wraps the code in a function, because code in forms runs as a function body. */
const before = '(function () {\n';
const codeSuffix = '\n});';

/**
 * Creates a type checker.
 * @param types declarations of JavaScript's standard library
 */
export function createTypeCheck(ts: typeof TypeScript, types: string): CheckTypes {
  const options: TypeScript.CompilerOptions = {
    ...{ allowJs: true, checkJs: true, noEmit: true, noLib: true, strict: false, types: [] },
    ...{ target: ts.ScriptTarget.ES2023, moduleDetection: ts.ModuleDetectionKind.Legacy },
  };
  const source = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const library = source('/javascript.d.ts', types);
  return (code, declarations) => {
    const files = new Map([
      ['/javascript.d.ts', library],
      ['/given.d.ts', source('/given.d.ts', declarations)],
      ['/code.js', source('/code.js', `${before}${code}${codeSuffix}`)],
    ]);
    const program = ts.createProgram([...files.keys()], options, createHost(files));
    return program
      .getSemanticDiagnostics(files.get('/code.js'))
      .filter(({ code: number, start = 0, length = 0 }) => {
        const text = files.get('/code.js')!.text.slice(start, start + length);
        // NOTE: comparing an answer with '' is allowed for any type, as in `data.count === ''`.
        return !isIgnored(number) && !(number === 2367 && /(''|"")/.test(text));
      })
      .slice(0, maxProblems)
      .map(({ start = 0, length = 0, messageText }) => toProblem(code, start - before.length, length, ts, messageText));
  };
}

function toProblem(
  code: string,
  start: number,
  length: number,
  ts: typeof TypeScript,
  text: string | TypeScript.DiagnosticMessageChain,
): TypeProblem {
  const from = Math.min(Math.max(start, 0), code.length);
  return {
    from,
    to: Math.min(from + length, code.length),
    message: ts.flattenDiagnosticMessageText(text, '\n').split('\n')[0] ?? '',
  };
}

const createHost = (files: ReadonlyMap<string, TypeScript.SourceFile>): TypeScript.CompilerHost => ({
  getSourceFile: (name) => files.get(name),
  fileExists: (name) => files.has(name),
  readFile: (name) => files.get(name)?.text,
  getDefaultLibFileName: () => '/javascript.d.ts',
  getCurrentDirectory: () => '/',
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile: () => undefined,
});

/** Request from an editor to the worker that checks types. */
export interface TypesRequest {
  /** ID of the request, which the response repeats. */
  readonly number: number;
  readonly code: string;
  readonly declared: string;
  readonly language: string;
}

export interface TypesResponse {
  readonly number: number;
  readonly problems: readonly TypeProblem[];
}
