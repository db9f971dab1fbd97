import { DatabaseUnavailable } from '../../data/database-unavailable.ts';
import { words } from './errors.words.ts';

/** What the error page says, and what support gets to read: messages and stacks along the causes, no answers. */
export function describeError(error: unknown, path: string): { readonly detail: string; readonly report: string } {
  const lines = [`Path: ${path}`];
  for (
    let cause = error;
    cause !== undefined && lines.length < 8;
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    lines.push(cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : String(cause));
  }
  return { detail: detailOf(error), report: lines.join('\n') };
}

function detailOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return words.generic;
  if (error instanceof DatabaseUnavailable) return error.isNewer ? words.newer : words.unavailable;
  return error.message;
}
