import type { FormShare, ShareSettings } from '../../../data/rights/useShareLinks.ts';
import {
  type AvailabilityDraft,
  type AvailabilityProblem,
  createAvailabilityDraft,
  findAvailabilityProblem,
  toAvailabilitySettings,
} from '../availability/availability-draft.ts';

/** Settings of a share link as entered in the dialog. */
export interface LinkDraft extends AvailabilityDraft {
  readonly name: string;
  readonly isOncePerDevice: boolean;
  readonly hasPassword: boolean;
  readonly password: string;
  /** Origins of the sites that may embed the form, one per line. */
  readonly embedOrigins: string;
}

export type LinkProblem =
  | { readonly field: AvailabilityProblem | 'password' }
  | { readonly field: 'embedOrigins'; readonly line: string };

/** Minimum number of characters in a password. */
const minPasswordLength = 4;

export const createDraft = (share: FormShare | undefined): LinkDraft => ({
  name: share?.name ?? '',
  ...createAvailabilityDraft(share),
  isOncePerDevice: share?.isOncePerDevice ?? false,
  hasPassword: share?.hasPassword ?? false,
  password: '',
  embedOrigins: share?.embedOrigins.join('\n') ?? '',
});

export function toSettings(draft: LinkDraft): ShareSettings {
  const { name, isOncePerDevice, hasPassword, password } = draft;
  return {
    name: name.trim(),
    ...toAvailabilitySettings(draft),
    isOncePerDevice,
    embedOrigins: splitLines(draft)
      .map(parseOrigin)
      .filter((origin) => origin !== undefined),
    // An empty field keeps the old password, which can't be shown.
    ...(!hasPassword && { password: null }),
    ...(hasPassword && password !== '' && { password }),
  };
}

/** Returns the first input that the server would reject; `undefined` if all are valid. */
export function findProblem(draft: LinkDraft, share: FormShare | undefined): LinkProblem | undefined {
  const { hasPassword, password } = draft;
  const field = findAvailabilityProblem(draft);
  if (field) return { field };
  const keepsPassword = share?.hasPassword === true && password === '';
  if (hasPassword && !keepsPassword && password.length < minPasswordLength) return { field: 'password' };
  const line = splitLines(draft).find((one) => parseOrigin(one) === undefined);
  return line === undefined ? undefined : { field: 'embedOrigins', line };
}

const splitLines = ({ embedOrigins }: LinkDraft): readonly string[] =>
  embedOrigins.split(/\s+/).filter((line) => line !== '');

/** Returns the origin of a site: `www.example.org` and `https://www.example.org/page` have the same origin. */
function parseOrigin(line: string): string | undefined {
  const address = line.includes('://') ? line : `https://${line}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSite = /^[a-z0-9.-]+$/.test(hostname) && (hostname.includes('.') || isLocal);
  return isSite && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? origin : undefined;
}
