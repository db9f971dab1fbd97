import { parse } from 'csv-parse/sync';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isMailAddress } from '../private/accept-invitation.ts';
import type { Invitee } from './invite.ts';

/** Reason why a row of the file can't be imported. */
export type RowError = 'mail' | 'name' | 'taken' | 'twice' | 'team' | 'role';

/** The result of parsing a file: valid people, and errors with their row numbers. */
export interface ParsedPeople {
  readonly people: readonly Invitee[];
  readonly errors: readonly { readonly row: number; readonly error: RowError }[];
}

export const MAX_ROWS = 1000;

/** Accepted column names, in English and German. */
const columnNames: Readonly<Record<string, readonly string[]>> = {
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
 * Parses a CSV file with people, separated by commas, semicolons or tabs.
 *
 * @param directory teams keyed by lower-case name, and a check for used addresses
 * @returns `undefined` if the file isn't a list of people or has too many rows
 */
export async function parsePeople(
  bytes: Uint8Array,
  directory: { readonly teams: ReadonlyMap<string, string>; isTaken(mail: string): Promise<boolean> },
): Promise<ParsedPeople | undefined> {
  const rows = parseRows(bytes);
  if (!rows) return undefined;
  const seen = new Set<string>();
  const people: Invitee[] = [];
  const errors: ParsedPeople['errors'][number][] = [];
  for (const [index, row] of rows.entries()) {
    const mail = (row.mail ?? '').trim().toLowerCase();
    const error = seen.has(mail) ? 'twice' : await validateRow(row, mail, directory);
    // The header is row 1.
    if (error) errors.push({ row: index + 2, error });
    else people.push(toInvitee(row, mail, directory.teams));
    seen.add(mail);
  }
  return { people, errors };
}

function parseRows(bytes: Uint8Array): Row[] | undefined {
  const text = new TextDecoder().decode(bytes);
  const head = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  try {
    const rows: Row[] = parse(text, {
      bom: true,
      delimiter,
      columns: (names: readonly string[]) => names.map(toFieldName),
      skip_empty_lines: true,
      relax_column_count: true,
      to: MAX_ROWS + 1,
    });
    const isList = rows.length > 0 && rows.length <= MAX_ROWS && 'name' in rows[0]! && 'mail' in rows[0]!;
    return isList ? rows : undefined;
  } catch {
    return undefined;
  }
}

/** Maps a column header to a field. Unknown columns get a name that no field has. */
const toFieldName = (head: string): string => {
  const word = head.trim().toLowerCase();
  return Object.keys(columnNames).find((name) => columnNames[name]!.includes(word)) ?? `other ${word}`;
};

async function validateRow(
  row: Row,
  mail: string,
  { teams, isTaken }: Parameters<typeof parsePeople>[1],
): Promise<RowError | undefined> {
  if (!isMailAddress(mail)) return 'mail';
  if ((row.name ?? '').trim() === '') return 'name';
  if (getTeamName(row) !== '' && !teams.has(getTeamName(row))) return 'team';
  if (!Object.hasOwn(roleNames, getRoleName(row))) return 'role';
  return (await isTaken(mail)) ? 'taken' : undefined;
}

function toInvitee(row: Row, mail: string, teams: ReadonlyMap<string, string>): Invitee {
  const role = roleNames[getRoleName(row)]!;
  const teamId = teams.get(getTeamName(row));
  return {
    mail,
    displayName: (row.name ?? '').trim().slice(0, 200),
    jobTitle: (row.jobTitle ?? '').trim().slice(0, 200) || undefined,
    isGuest: role === 'guest',
    isAdministrator: false,
    teams: teamId === undefined ? {} : { [teamId]: role },
  };
}

const getTeamName = (row: Row): string => (row.team ?? '').trim().toLowerCase();
const getRoleName = (row: Row): string => (row.role ?? '').trim().toLowerCase();
