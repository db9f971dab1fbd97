import { settingOf } from '../logic/setting-of.ts';

/** The setting in which a rule is edited. */
export function settingOfRule(kind: string): string {
  if (kind.startsWith('permissions')) return 'permissions';
  return settingOf(kind);
}
