import type { FormShare, ShareSettings } from '../../../data/shares/useShareLinks.ts';

/** Settings of a link as boxes hold them. */
export interface LinkDraft {
  readonly name: string;
  /** As `datetime-local` has them: `2026-11-24T08:00`, where the person is; '' for none. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly mostResponses: string;
  readonly isOncePerDevice: boolean;
  readonly hasPassword: boolean;
  readonly password: string;
  readonly closingText: string;
  /** An origin a line. */
  readonly embedOrigins: string;
}

export type LinkProblem =
  | { readonly field: 'closesAt' | 'mostResponses' | 'password' }
  | { readonly field: 'embedOrigins'; readonly line: string };

/** Shortest password that a link takes. */
const leastPassword = 4;

export const draftOf = (share: FormShare | undefined): LinkDraft => ({
  name: share?.name ?? '',
  opensAt: localOf(share?.opensAt ?? null),
  closesAt: localOf(share?.closesAt ?? null),
  mostResponses: share?.mostResponses?.toString() ?? '',
  isOncePerDevice: share?.isOncePerDevice ?? false,
  hasPassword: share?.hasPassword ?? false,
  password: '',
  closingText: share?.closingText ?? '',
  embedOrigins: share?.embedOrigins.join('\n') ?? '',
});

export function settingsOf(draft: LinkDraft): ShareSettings {
  const { name, opensAt, closesAt, mostResponses, isOncePerDevice, hasPassword, password, closingText } = draft;
  return {
    name: name.trim(),
    opensAt: instantOf(opensAt),
    closesAt: instantOf(closesAt),
    mostResponses: mostResponses.trim() === '' ? null : Number(mostResponses),
    isOncePerDevice,
    closingText: closingText.trim() || null,
    embedOrigins: linesOf(draft)
      .map(originOf)
      .filter((origin) => origin !== undefined),
    // Nobody can read the old one: an empty box leaves it.
    ...(!hasPassword && { password: null }),
    ...(hasPassword && password !== '' && { password }),
  };
}

/** What no server would take. */
export function findProblem(draft: LinkDraft, share: FormShare | undefined): LinkProblem | undefined {
  const { opensAt, closesAt, mostResponses, hasPassword, password } = draft;
  if (opensAt && closesAt && closesAt <= opensAt) return { field: 'closesAt' };
  const most = Number(mostResponses);
  if (mostResponses.trim() !== '' && !(Number.isInteger(most) && most >= 1 && most <= 1_000_000))
    return { field: 'mostResponses' };
  const keepsPassword = share?.hasPassword === true && password === '';
  if (hasPassword && !keepsPassword && password.length < leastPassword) return { field: 'password' };
  const line = linesOf(draft).find((one) => originOf(one) === undefined);
  return line === undefined ? undefined : { field: 'embedOrigins', line };
}

const linesOf = ({ embedOrigins }: LinkDraft): readonly string[] =>
  embedOrigins.split(/\s+/).filter((line) => line !== '');

/** `www.example.org` and `https://www.example.org/page` mean the same site. */
function originOf(line: string): string | undefined {
  const address = line.includes('://') ? line : `https://${line}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  const isNear = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSite = /^[a-z0-9.-]+$/.test(hostname) && (hostname.includes('.') || isNear);
  return isSite && (protocol === 'https:' || (protocol === 'http:' && isNear)) ? origin : undefined;
}

const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

function localOf(instant: string | null): string {
  if (instant === null) return '';
  const when = new Date(instant);
  return new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
