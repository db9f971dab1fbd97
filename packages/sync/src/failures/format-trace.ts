const maxFrames = 6;
const maxMessageLength = 300;

/**
 * Returns the loggable part of an unexpected error: its message without quotes and URLs, which may contain content and
 * tokens, and its stack frames.
 */
export function formatTrace(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // A parser's message quotes the text that it couldn't parse.
  const message = error instanceof SyntaxError ? '' : removeQuotes(error.message).slice(0, maxMessageLength);
  return [message, ...getFrames(error.stack ?? '')].filter((line) => line !== '').join('\n');
}

function removeQuotes(message: string): string {
  return message
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/\b(https?|blob|data):[^\s"]*/gi, '$1:…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the stack lines in the formats of Chromium, Firefox and Safari, without the message. */
function getFrames(stack: string): string[] {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => /^at .*:\d+\)?$/.test(line) || /^[^\s@]*@\S+:\d+:\d+$/.test(line))
    .map((line) => line.replace(/[?#][^\s:]*/g, ''))
    .slice(0, maxFrames);
}
