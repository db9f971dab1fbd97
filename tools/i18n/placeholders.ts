import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A part of a message: text, or a placeholder such as `{name}` or `{limit, number}`. */
export type MessagePart = string | { readonly placeholder: string };

/**
 * Splits a message into texts and placeholders. The syntax of plurals and selects stays text, because a language may need other plural
 * categories than English. A message that can't be parsed becomes a single text.
 */
export function splitMessage(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const [start, end] of findPlaceholders(message)) {
    if (start > at) parts.push(message.slice(at, start));
    parts.push({ placeholder: message.slice(start, end) });
    at = end;
  }
  if (at < message.length) parts.push(message.slice(at));
  return parts;
}

/** Returns whether a message has plurals or selects. */
export const hasChoices = (message: string): boolean =>
  /\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/.test(message);

type Offsets = readonly [start: number, end: number];

function findPlaceholders(message: string): readonly Offsets[] {
  try {
    return parse(message, { captureLocation: true, ignoreTag: true }).flatMap(offsetsIn);
  } catch {
    return [];
  }
}

function offsetsIn(element: MessageFormatElement): readonly Offsets[] {
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).flatMap(({ value }) => value.flatMap(offsetsIn));
  }
  const isPlaceholder =
    element.type === TYPE.argument ||
    element.type === TYPE.number ||
    element.type === TYPE.date ||
    element.type === TYPE.time;
  return isPlaceholder && element.location ? [[element.location.start.offset, element.location.end.offset]] : [];
}
