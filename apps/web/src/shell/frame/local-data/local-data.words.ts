import type { UnsentItem } from '@tideform/sync';

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const words = {
  teamMenu: (team: string) => `More about ${team}`,
  resync: 'Resync Team Data',
  resyncText: (team: string) =>
    `Everything this device keeps of ${team} is removed and fetched again. What is not sent yet stays here.`,
  resyncOffline: 'You are offline. Try again when you are online: until then there would be nothing to work with.',
  resyncConfirm: 'Resync',
  remove: 'Delete Local Data',
  removeText: (account: string) =>
    `Everything this device keeps for ${account} is removed. What is in the library stays there, and comes back with the next sync.`,
  removeConfirm: 'Delete',
  unsentText: (n: number) =>
    `${count(n, 'change is', 'changes are')} only on this device. Once deleted, nobody can bring ${n === 1 ? 'it' : 'them'} back. Sync or export first, or give ${n === 1 ? 'it' : 'them'} up.`,
  toExport: 'Look at them and export',
  giveUp: (n: number) => `Give up ${count(n, 'unsent change', 'unsent changes')}`,
  kinds: { response: 'Response', deletion: 'Deletion of a submission', form: 'Edits of a form' } satisfies Record<
    UnsentItem['kind'],
    string
  >,
} as const;
