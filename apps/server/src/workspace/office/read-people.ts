import { parse } from 'csv-parse/sync';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isMailAddress } from '../private/new-person.ts';
import type { Invitee } from './invite.ts';

/** Why a row of a file invites nobody. */
export type RowFlaw = 'mail' | 'name' | 'taken' | 'twice' | 'team' | 'role';

export interface ReadPeople {
  readonly people: readonly Invitee[];
  readonly flaws: readonly { readonly row: number; readonly why: RowFlaw }[];
}

export const MOST_ROWS = 1000;

/** What columns are called, in English and German. */
const heads: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'display name', 'displayname'],
  mail: ['email', 'e-mail', 'mail', 'email address', 'e-mail-adresse'],
  jobTitle: ['title', 'job title', 'position'],
  team: ['team', 'group', 'gruppe'],
  role: ['role', 'rolle'],
};

const roleNames: Readonly<Record<string, MembershipRole>> = {
  '': 'member',
  member: 'member',
  mitglied: 'member',
  owner: 'owner',
  besitz: 'owner',
  guest: 'guest',
  gast: 'guest',
};

type Row = Readonly<Record<string, string | undefined>>;

/**
 * Reads a list of people from a CSV file, separated by commas, semicolons or tabs.
 *
 * @param known what the organization has: teams by their name in small letters, and whether an address is taken
 * @returns `undefined`: it is no such list, or too long
 */
export async function readPeople(
  bytes: Uint8Array,
  known: { readonly teams: ReadonlyMap<string, string>; isTaken(mail: string): Promise<boolean> },
): Promise<ReadPeople | undefined> {
  const rows = readRows(bytes);
  if (!rows) return undefined;
  const seen = new Set<string>();
  const people: Invitee[] = [];
  const flaws: ReadPeople['flaws'][number][] = [];
  for (const [index, row] of rows.entries()) {
    const mail = (row.mail ?? '').trim().toLowerCase();
    const why = seen.has(mail) ? 'twice' : await flawOf(row, mail, known);
    // The head is the first row.
    if (why) flaws.push({ row: index + 2, why });
    else people.push(inviteeOf(row, mail, known.teams));
    seen.add(mail);
  }
  return { people, flaws };
}

function readRows(bytes: Uint8Array): Row[] | undefined {
  const text = new TextDecoder().decode(bytes);
  const head = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  try {
    const rows: Row[] = parse(text, {
      bom: true,
      delimiter,
      columns: (names: readonly string[]) => names.map(meaningOf),
      skip_empty_lines: true,
      relax_column_count: true,
      to: MOST_ROWS + 1,
    });
    const isList = rows.length > 0 && rows.length <= MOST_ROWS && 'name' in rows[0]! && 'mail' in rows[0]!;
    return isList ? rows : undefined;
  } catch {
    return undefined;
  }
}

/** Other columns are read under names that nothing asks for. */
const meaningOf = (head: string): string => {
  const word = head.trim().toLowerCase();
  return Object.keys(heads).find((name) => heads[name]!.includes(word)) ?? `other ${word}`;
};

async function flawOf(
  row: Row,
  mail: string,
  { teams, isTaken }: Parameters<typeof readPeople>[1],
): Promise<RowFlaw | undefined> {
  if (!isMailAddress(mail)) return 'mail';
  if ((row.name ?? '').trim() === '') return 'name';
  if (teamOf(row) !== '' && !teams.has(teamOf(row))) return 'team';
  if (!Object.hasOwn(roleNames, roleOf(row))) return 'role';
  return (await isTaken(mail)) ? 'taken' : undefined;
}

function inviteeOf(row: Row, mail: string, teams: ReadonlyMap<string, string>): Invitee {
  const role = roleNames[roleOf(row)]!;
  const teamId = teams.get(teamOf(row));
  return {
    mail,
    displayName: (row.name ?? '').trim().slice(0, 200),
    jobTitle: (row.jobTitle ?? '').trim().slice(0, 200) || undefined,
    isGuest: role === 'guest',
    isAdministrator: false,
    teams: teamId === undefined ? {} : { [teamId]: role },
  };
}

const teamOf = (row: Row): string => (row.team ?? '').trim().toLowerCase();
const roleOf = (row: Row): string => (row.role ?? '').trim().toLowerCase();
