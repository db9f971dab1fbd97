/** Returns the key of the setting in which a kind of logic is edited. */
export function getLogicSetting(kind: string): string {
  if (kind.startsWith('logic')) return 'logic';
  return kind === 'conditional.json' ? 'conditional' : kind;
}

/** Returns the key of the setting in which a kind of rule is edited. */
export function getRuleSetting(kind: string): string {
  if (kind.startsWith('permissions')) return 'permissions';
  return getLogicSetting(kind);
}
