import { isRecord } from '../json/is-record.ts';
import { isSameJson } from '../json/is-same-json.ts';
import type { SettingChange } from './form-changes.ts';

/** Maximum length of a setting's path; deeper values such as the rule in `validate.json` are compared as a whole. */
const MAX_DEPTH = 3;

/**
 * Lists the settings that differ between two records: first settings of the earlier record, in its order, then settings
 * that only the later record has.
 */
export function compareSettings(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly SettingChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [one, other] = [getOwnProperty(before, name), getOwnProperty(after, name)];
    if (isSameJson(one, other)) return [];
    const settingPath = [...path, name];
    const isGroup = settingPath.length < MAX_DEPTH && isRecord(one ?? {}) && isRecord(other ?? {}) && (one || other);
    if (!isGroup) return [{ path: settingPath, before: one, after: other }];
    return compareSettings(toRecord(one), toRecord(other), settingPath);
  });
}

const getOwnProperty = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const toRecord = (value: unknown) => (isRecord(value) ? value : {});
