import type { FormProblemMessages } from './form-problem.messages.ts';

export type ParsedJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly problems: readonly [string] };

/** Parses typed JSON. The browser's error message isn't localized, so only its position is used, if it has one. */
export function parseTypedJson(source: string, messages: FormProblemMessages): ParsedJson {
  try {
    return { ok: true, json: JSON.parse(source) };
  } catch (cause) {
    const [, line, column] = /line (\d{1,9}) column (\d{1,9})/.exec(String(cause)) ?? [];
    if (line === undefined || column === undefined) return { ok: false, problems: [messages.notJson] };
    return { ok: false, problems: [messages.notJsonAt({ line, column })] };
  }
}
