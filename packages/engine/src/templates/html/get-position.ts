/** Returns the line and column of an index in a text, counted from 1. */
export function getPosition(text: string, index: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
