import { findHostileJson, isRecord } from '@tideform/engine';

/** Whether a row is no harmless JSON. Each is asked for itself: together they may have more values than any form. */
export const isHostileRow = (row: unknown): boolean => !isFlat(row) && findHostileJson(row) !== undefined;

/** Most rows have plain values alone: these need no walk. */
function isFlat(row: unknown): boolean {
  if (!isRecord(row) || refused.some((name) => Object.hasOwn(row, name))) return false;
  for (const name in row) if (!isPlain(row[name])) return false;
  return true;
}

const refused = ['__proto__', 'prototype', 'constructor'];
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isFinite(value);
