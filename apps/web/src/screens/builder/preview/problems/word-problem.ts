import type { LogicProblem } from '@tideform/engine';
import { words } from './problems.words.ts';

/**
 * Says in words that a form author understands why logic does not work, and what becomes of the component.
 *
 * @param keys property names of the form
 */
export function wordProblem({ kind, reason, detail }: LogicProblem, keys: ReadonlySet<string>): string {
  switch (reason) {
    case 'missing':
      return `${words.missing(detail)} ${words.leftOut(kind)}`;
    case 'time':
      return words.time;
    case 'memory':
      return words.memory;
    case 'cycle':
      return words.cycle(detail);
    case 'unavailable':
      return words.unavailable;
    case 'error':
      return `${wordError(detail, keys)} ${words.leftOut(kind)}`;
  }
}

/** The two mistakes that people make most often are named; of others the message is quoted. */
function wordError(message: string, keys: ReadonlySet<string>): string {
  const undefinedName = /'?([\w$]+)'? is not defined/.exec(message)?.[1];
  if (undefinedName) {
    const said = words.notDefined(undefinedName);
    return keys.has(undefinedName) ? `${said} ${words.isAnswer(undefinedName)}` : said;
  }
  const ofNothing = /(?:property|properties)(?: '([\w$]+)')? of (?:undefined|null)(?: \(reading '([\w$]+)'\))?/.exec(
    message,
  );
  const read = ofNothing?.[1] ?? ofNothing?.[2];
  if (read) return words.noValueYet(read);
  const syntax = /^SyntaxError: (.+?)\.?$/s.exec(message)?.[1];
  return syntax ? words.unreadable(syntax) : words.error(message.endsWith('.') ? message : `${message}.`);
}
