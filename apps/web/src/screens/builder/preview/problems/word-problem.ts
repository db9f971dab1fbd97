import type { LogicError } from '@tideform/engine';
import { type ProblemsMessages, wordLeftOut } from './problems.messages.ts';

/**
 * Says in words that a form author understands why logic does not work, and what becomes of the component.
 *
 * @param keys property names of the form
 */
export function wordProblem(
  { kind, reason, detail }: LogicError,
  keys: ReadonlySet<string>,
  messages: ProblemsMessages,
): string {
  switch (reason) {
    case 'missing':
      return `${wordMissing(detail, keys, messages)} ${wordLeftOut(kind, messages)}`;
    case 'time':
      return messages.time;
    case 'memory':
      return messages.memory;
    case 'cycle':
      return messages.cycle({ circle: detail });
    case 'unavailable':
      return messages.unavailable;
    case 'error':
      return `${wordError(detail, keys, messages)} ${wordLeftOut(kind, messages)}`;
  }
}

/** Names with dots are those of what scripts are given; a name alone is one that nobody has given to anything. */
function wordMissing(names: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  return names.includes('.') ? messages.missing({ names }) : wordUnknown(names, keys, messages);
}

function wordUnknown(name: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  return keys.has(name)
    ? `${messages.notDefined({ name })} ${messages.isAnswer({ name })}`
    : messages.notDefined({ name });
}

/** The two mistakes that people make most often are named; of others the message is quoted. */
function wordError(message: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  const unknown = /(?<![\w$])([\w$]+)'? is not defined/.exec(message)?.[1];
  if (unknown) return wordUnknown(unknown, keys, messages);
  // The first is how browsers word it, the second how the sandbox does.
  const read = (/properties of (?:undefined|null) \(reading '([\w$]+)'\)/.exec(message) ??
    /property '([\w$]+)' of (?:undefined|null)/.exec(message))?.[1];
  if (read) return messages.noValueYet({ name: read });
  const syntax = /^SyntaxError: (.+?)\.?$/s.exec(message)?.[1];
  return syntax
    ? messages.unreadable({ message: syntax })
    : messages.error({ message: message.endsWith('.') ? message : `${message}.` });
}
