import type * as TypeScript from '@typescript/old';

/** What TypeScript has to say of a place in a code. Places count characters. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** @param declared what the code is given, as declarations */
export type CheckTypes = (code: string, declared: string) => readonly TypeProblem[];

/**
 * Left out: a `return` outside of a function (1108) and names given twice (2300, 2451: a piece may declare the name that it sets);
 * what code without types always is: functions and answers that may be anything (7005 to 7053).
 */
const ignored = new Set([1108, 2300, 2451]);
const isIgnored = (code: number) => ignored.has(code) || (code >= 7005 && code <= 7053);

/** Nobody reads more at once. */
const mostProblems = 20;

/** Code runs as the body of a function. */
const before = '(function () {\n';
const after = '\n});';

/**
 * @param types what TypeScript knows of JavaScript
 */
export function createTypeCheck(ts: typeof TypeScript, types: string): CheckTypes {
  const options: TypeScript.CompilerOptions = {
    ...{ allowJs: true, checkJs: true, noEmit: true, noLib: true, strict: false, types: [] },
    ...{ target: ts.ScriptTarget.ES2023, moduleDetection: ts.ModuleDetectionKind.Legacy },
  };
  const source = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const library = source('/javascript.d.ts', types);
  return (code, declared) => {
    const files = new Map([
      ['/javascript.d.ts', library],
      ['/given.d.ts', source('/given.d.ts', declared)],
      ['/code.js', source('/code.js', `${before}${code}${after}`)],
    ]);
    const program = ts.createProgram([...files.keys()], options, hostOf(files));
    return program
      .getSemanticDiagnostics(files.get('/code.js'))
      .filter(({ code: number, start = 0, length = 0 }) => {
        const text = files.get('/code.js')!.text.slice(start, start + length);
        // NOTE: an answer of whatever type may be asked whether it is empty: `data.count === ''`.
        return !isIgnored(number) && !(number === 2367 && /(''|"")/.test(text));
      })
      .slice(0, mostProblems)
      .map(({ start = 0, length = 0, messageText }) => placed(code, start - before.length, length, ts, messageText));
  };
}

function placed(
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

const hostOf = (files: ReadonlyMap<string, TypeScript.SourceFile>): TypeScript.CompilerHost => ({
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
