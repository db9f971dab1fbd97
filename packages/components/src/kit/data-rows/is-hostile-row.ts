import { findHostileJson, isRecord } from '@tideform/engine';

/**
 * Returns whether a row contains hostile JSON. Rows are checked separately, because all rows together may exceed the
 * size limit of a form.
 */
export const isHostileRow = (row: unknown): boolean => !isFlatRow(row) && findHostileJson(row) !== undefined;

/** Returns whether a row contains only plain values, which most rows do. Such rows don't need a deep check. */
function isFlatRow(row: unknown): boolean {
  if (!isRecord(row) || forbiddenKeys.some((name) => Object.hasOwn(row, name))) return false;
  for (const name in row) if (!isPlainValue(row[name])) return false;
  return true;
}

const forbiddenKeys = ['__proto__', 'prototype', 'constructor'];
const isPlainValue = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isFinite(value);
