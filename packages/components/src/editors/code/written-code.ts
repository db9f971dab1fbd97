import { isHolder } from '@tideform/engine';

/** Code as one edits it. */
export interface WrittenCode {
  readonly language: 'javascript' | 'json';
  readonly text: string;
}

/** Whether anything is stored where code could be. */
export function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isHolder(value) && Object.keys(value).length > 0;
}

/** @param allowed the languages of this place: `json` stores text too, while it was no JSON */
export function readCode(value: unknown, allowed: 'javascript' | 'json' | 'either'): WrittenCode {
  const isObject = isHolder(value);
  const isJson = allowed === 'json' || (allowed === 'either' && isObject);
  const text = isObject ? JSON.stringify(value, null, 2) : typeof value === 'string' ? value : '';
  return { language: isJson ? 'json' : 'javascript', text: isWritten(value) ? text : '' };
}

/** What is stored for edited code: `undefined` for none; nothing (`ok: false`) for JSON that is not finished. */
export function storedCode({
  language,
  text,
}: WrittenCode): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined };
  if (language === 'javascript') return { ok: true, value: text };
  try {
    const value: unknown = JSON.parse(text);
    const isRule = isHolder(value);
    return isRule ? { ok: true, value: isWritten(value) ? value : undefined } : { ok: false };
  } catch {
    return { ok: false };
  }
}
