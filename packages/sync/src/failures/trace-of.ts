const frames = 6;
const longest = 300;

/**
 * What an operator may read of an error that nobody expected: its message and where it was thrown. Messages of the
 * platform quote what was read, and addresses carry tokens: neither is kept.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // A parser's message quotes the text that it could not read.
  const message = error instanceof SyntaxError ? '' : withoutQuotes(error.message).slice(0, longest);
  return [message, ...framesOf(error.stack ?? '')].filter((line) => line !== '').join('\n');
}

function withoutQuotes(message: string): string {
  return message
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/\b(https?|blob|data):[^\s"]*/gi, '$1:…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lines of a stack as Chromium, Firefox and Safari write them; the message above them is left out. */
function framesOf(stack: string): string[] {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => /^at .*:\d+\)?$/.test(line) || /^[^\s@]*@\S+:\d+:\d+$/.test(line))
    .map((line) => line.replace(/[?#][^\s:]*/g, ''))
    .slice(0, frames);
}
