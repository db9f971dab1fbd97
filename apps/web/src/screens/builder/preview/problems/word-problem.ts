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
      return `${wordMissing(detail, keys)} ${words.leftOut(kind)}`;
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

/** Names with dots are those of what scripts are given; a name alone is one that nobody has given to anything. */
function wordMissing(names: string, keys: ReadonlySet<string>): string {
  return names.includes('.') ? words.missing(names) : wordUnknown(names, keys);
}

function wordUnknown(name: string, keys: ReadonlySet<string>): string {
  return keys.has(name) ? `${words.notDefined(name)} ${words.isAnswer(name)}` : words.notDefined(name);
}

/** The two mistakes that people make most often are named; of others the message is quoted. */
function wordError(message: string, keys: ReadonlySet<string>): string {
  const unknown = /'?([\w$]+)'? is not defined/.exec(message)?.[1];
  if (unknown) return wordUnknown(unknown, keys);
  const ofNothing = /(?:property|properties)(?: '([\w$]+)')? of (?:undefined|null)(?: \(reading '([\w$]+)'\))?/.exec(
    message,
  );
  const read = ofNothing?.[1] ?? ofNothing?.[2];
  if (read) return words.noValueYet(read);
  const syntax = /^SyntaxError: (.+?)\.?$/s.exec(message)?.[1];
  return syntax ? words.unreadable(syntax) : words.error(message.endsWith('.') ? message : `${message}.`);
}
