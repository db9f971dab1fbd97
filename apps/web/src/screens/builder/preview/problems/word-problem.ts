import type { LogicProblem } from '@tideform/engine';
import { type ProblemsWords, wordLeftOut } from './problems.words.ts';

/**
 * Says in words that a form author understands why logic does not work, and what becomes of the component.
 *
 * @param keys property names of the form
 */
export function wordProblem(
  { kind, reason, detail }: LogicProblem,
  keys: ReadonlySet<string>,
  words: ProblemsWords,
): string {
  switch (reason) {
    case 'missing':
      return `${wordMissing(detail, keys, words)} ${wordLeftOut(kind, words)}`;
    case 'time':
      return words.time;
    case 'memory':
      return words.memory;
    case 'cycle':
      return words.cycle({ circle: detail });
    case 'unavailable':
      return words.unavailable;
    case 'error':
      return `${wordError(detail, keys, words)} ${wordLeftOut(kind, words)}`;
  }
}

/** Names with dots are those of what scripts are given; a name alone is one that nobody has given to anything. */
function wordMissing(names: string, keys: ReadonlySet<string>, words: ProblemsWords): string {
  return names.includes('.') ? words.missing({ names }) : wordUnknown(names, keys, words);
}

function wordUnknown(name: string, keys: ReadonlySet<string>, words: ProblemsWords): string {
  return keys.has(name) ? `${words.notDefined({ name })} ${words.isAnswer({ name })}` : words.notDefined({ name });
}

/** The two mistakes that people make most often are named; of others the message is quoted. */
function wordError(message: string, keys: ReadonlySet<string>, words: ProblemsWords): string {
  const unknown = /(?<![\w$])([\w$]+)'? is not defined/.exec(message)?.[1];
  if (unknown) return wordUnknown(unknown, keys, words);
  // The first is how browsers word it, the second how the sandbox does.
  const read = (/properties of (?:undefined|null) \(reading '([\w$]+)'\)/.exec(message) ??
    /property '([\w$]+)' of (?:undefined|null)/.exec(message))?.[1];
  if (read) return words.noValueYet({ name: read });
  const syntax = /^SyntaxError: (.+?)\.?$/s.exec(message)?.[1];
  return syntax
    ? words.unreadable({ message: syntax })
    : words.error({ message: message.endsWith('.') ? message : `${message}.` });
}
