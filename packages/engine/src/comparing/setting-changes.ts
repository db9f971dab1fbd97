import { isRecord } from '../json/is-record.ts';
import { sameJson } from '../json/same-json.ts';
import type { SettingChange } from './form-changes.ts';

/** Settings lie three deep at most (`validate.json` is a value of its own); what is deeper is told as one. */
const DEEPEST = 3;

/** What differs between two records of settings, in the order of the earlier one, then of the later one. */
export function settingChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly SettingChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [one, other] = [own(before, name), own(after, name)];
    if (sameJson(one, other)) return [];
    const here = [...path, name];
    const goesDeeper = here.length < DEEPEST && isRecord(one ?? {}) && isRecord(other ?? {}) && (one || other);
    if (!goesDeeper) return [{ path: here, before: one, after: other }];
    return settingChanges(recordOf(one), recordOf(other), here);
  });
}

const own = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const recordOf = (value: unknown) => (isRecord(value) ? value : {});
