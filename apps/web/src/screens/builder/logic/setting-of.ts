/** The setting in which logic of a kind is edited. */
export function settingOf(kind: string): string {
  if (kind.startsWith('logic')) return 'logic';
  return kind === 'conditional.json' ? 'conditional' : kind;
}
