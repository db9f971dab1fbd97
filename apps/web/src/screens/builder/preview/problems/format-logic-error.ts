import type { LogicError } from '@tideform/engine';
import { formatOmission, type ProblemsMessages } from './problems.messages.ts';

/**
 * Formats a logic error for authors, with its effect on the component.
 * @param keys keys of the form's components
 */
export function formatLogicError(
  { kind, reason, detail }: LogicError,
  keys: ReadonlySet<string>,
  messages: ProblemsMessages,
): string {
  switch (reason) {
    case 'missing':
      return `${formatMissingName(detail, keys, messages)} ${formatOmission(kind, messages)}`;
    case 'time':
      return messages.time;
    case 'memory':
      return messages.memory;
    case 'cycle':
      return messages.cycle({ circle: detail });
    case 'unavailable':
      return messages.unavailable;
    case 'error':
      return `${formatScriptError(detail, keys, messages)} ${formatOmission(kind, messages)}`;
  }
}

/**
 * Formats an error about an unknown name. A name with dots is a property of the script context; a plain name is an
 * undefined variable.
 */
function formatMissingName(names: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  return names.includes('.') ? messages.missing({ names }) : formatUnknownName(names, keys, messages);
}

function formatUnknownName(name: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  return keys.has(name)
    ? `${messages.notDefined({ name })} ${messages.isAnswer({ name })}`
    : messages.notDefined({ name });
}

/**
 * Formats a script's error message: explains the two most frequent mistakes, and quotes the message of any other error.
 */
function formatScriptError(message: string, keys: ReadonlySet<string>, messages: ProblemsMessages): string {
  const unknown = /(?<![\w$])([\w$]+)'? is not defined/.exec(message)?.[1];
  if (unknown) return formatUnknownName(unknown, keys, messages);
  // The first pattern matches the wording of browsers, the second that of the sandbox.
  const propertyName = (/properties of (?:undefined|null) \(reading '([\w$]+)'\)/.exec(message) ??
    /property '([\w$]+)' of (?:undefined|null)/.exec(message))?.[1];
  if (propertyName) return messages.noValueYet({ name: propertyName });
  const syntax = /^SyntaxError: (.+?)\.?$/s.exec(message)?.[1];
  return syntax
    ? messages.unreadable({ message: syntax })
    : messages.error({ message: message.endsWith('.') ? message : `${message}.` });
}
