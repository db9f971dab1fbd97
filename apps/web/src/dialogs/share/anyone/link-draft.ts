import type { FormShare, ShareSettings } from '../../../data/shares/useShareLinks.ts';
import {
  findOpeningProblem,
  type OpeningDraft,
  type OpeningProblem,
  openingDraftOf,
  openingSettingsOf,
} from '../opening/opening-draft.ts';

/** Settings of a link as boxes hold them. */
export interface LinkDraft extends OpeningDraft {
  readonly name: string;
  readonly isOncePerDevice: boolean;
  readonly hasPassword: boolean;
  readonly password: string;
  /** An origin a line. */
  readonly embedOrigins: string;
}

export type LinkProblem =
  | { readonly field: OpeningProblem | 'password' }
  | { readonly field: 'embedOrigins'; readonly line: string };

/** Shortest password that a link takes. */
const leastPassword = 4;

export const draftOf = (share: FormShare | undefined): LinkDraft => ({
  name: share?.name ?? '',
  ...openingDraftOf(share),
  isOncePerDevice: share?.isOncePerDevice ?? false,
  hasPassword: share?.hasPassword ?? false,
  password: '',
  embedOrigins: share?.embedOrigins.join('\n') ?? '',
});

export function settingsOf(draft: LinkDraft): ShareSettings {
  const { name, isOncePerDevice, hasPassword, password } = draft;
  return {
    name: name.trim(),
    ...openingSettingsOf(draft),
    isOncePerDevice,
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
  const { hasPassword, password } = draft;
  const field = findOpeningProblem(draft);
  if (field) return { field };
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
