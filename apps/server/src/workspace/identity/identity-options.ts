import type { Database } from '../../database/connect.ts';
import type { IdentityKeys } from './provider/identity-keys-store.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly keys: IdentityKeys;
  /** Origin under which browsers reach the product; the sign-in is `{publicUrl}/identity`. */
  readonly publicUrl: string;
  /** Audience of access tokens: the base address of the embedded Graph. */
  readonly graphBaseUrl: string;
  /** Permissions that the app may ask for. */
  readonly graphScopes: readonly string[];
  readonly clientId: string;
  /** An app with a secret, to which people lend their account for when they are away: it has one address to come back to. */
  readonly offlineApp?:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly address: string;
        /** Permissions that it may ask for. */
        readonly scopes: readonly string[];
      }
    | undefined;
  /** Apps of the workspace itself that people sign in to, each with the address that the sign-in comes back to. */
  readonly ownApps?: readonly { readonly clientId: string; readonly address: string }[];
  /** The sign-in page shows who may sign in: a comfort on one's own machine, and elsewhere it would tell strangers who works here. */
  readonly listsAccounts: boolean;
  /** The password of people whom everybody may sign in as; the page then asks for none of theirs. Absent: it asks for all. */
  readonly knownPassword?: string | undefined;
  /** An hour unless told; tests make it short. */
  readonly accessTokenSeconds?: number;
  readonly now: () => Date;
  /** Told about failures of the provider itself. */
  readonly report: (error: Error) => void;
}

/** Path below which everything of the sign-in lies. */
export const identityPath = '/identity';

export const issuerOf = ({ publicUrl }: Pick<IdentityOptions, 'publicUrl'>): string => `${publicUrl}${identityPath}`;

/** Permissions that an app may ask for. */
export function scopesOfApp({ graphScopes, offlineApp }: IdentityOptions, clientId: string): readonly string[] {
  return clientId === offlineApp?.clientId ? offlineApp.scopes : graphScopes;
}
