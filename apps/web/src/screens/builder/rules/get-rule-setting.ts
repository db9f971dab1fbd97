import { getLogicSetting } from '../logic/get-logic-setting.ts';

/** Returns the key of the setting in which a kind of rule is edited. */
export function getRuleSetting(kind: string): string {
  if (kind.startsWith('permissions')) return 'permissions';
  return getLogicSetting(kind);
}
