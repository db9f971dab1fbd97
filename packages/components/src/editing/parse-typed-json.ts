import type { FormProblemMessages } from './form-problem.messages.ts';

export type ParsedJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly problems: readonly [string] };

/**
 * Parses JSON that an author typed. The browser's error message isn't localized, so only the error position in it is
 * used, if any.
 */
export function parseTypedJson(source: string, messages: FormProblemMessages): ParsedJson {
  try {
    return { ok: true, json: JSON.parse(source) };
  } catch (cause) {
    const [, line, column] = /line (\d{1,9}) column (\d{1,9})/.exec(String(cause)) ?? [];
    if (line === undefined || column === undefined) return { ok: false, problems: [messages.notJson] };
    return { ok: false, problems: [messages.notJsonAt({ line, column })] };
  }
}
