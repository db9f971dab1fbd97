import type { Database } from '../../database/connect.ts';
import type { IdentityKeys } from './provider/identity-keys-store.ts';
import type { Sealing } from './two-factor/authenticator.ts';
import type { Upstream, UpstreamClaims } from './upstream/upstream.ts';

/** Additional dependencies of sign-in to a private workspace, beyond passwords. */
export interface PrivateSignIn {
  readonly sealing: Sealing;
  /** Returns whether the organization requires two-factor authentication of a person. */
  requiresTwoFactor(personId: string): Promise<boolean>;
  /** External OpenID Connect provider. */
  readonly upstream: Upstream | undefined;
  /** Returns the ID of the person with these upstream claims; `undefined` if they weren't invited. */
  resolvePerson(claims: UpstreamClaims): Promise<string | undefined>;
  /** Path of the page for resetting a forgotten password by email; `undefined` if email isn't configured. */
  readonly forgottenPath: string | undefined;
  /** Records a sign-in in the audit log. */
  recordSignIn(event: SignInEvent): Promise<void>;
  /** Records a wrong password in the audit log. The account name may be unknown. */
  recordFailedPassword(account: string, address: string): Promise<void>;
}

/** A completed sign-in, or a wrong two-factor code. */
export interface SignInEvent {
  readonly personId: string;
  readonly result: 'signed-in' | 'wrong-code';
  readonly by: 'password' | 'code' | 'recovery' | 'passkey' | 'upstream';
  readonly address: string;
}

/** Options of the identity provider. */
export interface IdentityOptions {
  readonly database: Database;
  readonly keys: IdentityKeys;
  /** Public origin of the product; sign-in is at `{publicUrl}/identity`. */
  readonly publicUrl: string;
  /** Audience of access tokens: base URL of the embedded Graph. */
  readonly graphBaseUrl: string;
  /** OAuth scopes that the app may request. */
  readonly graphScopes: readonly string[];
  readonly clientId: string;
  /**
   * Confidential client for connected accounts, which the server uses while people are away. It has one redirect URI.
   */
  readonly offlineApp?:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly address: string;
        /** OAuth scopes that this client may request. */
        readonly scopes: readonly string[];
      }
    | undefined;
  /** Pages of the workspace that people sign in to, as OAuth clients with their redirect URIs. */
  readonly ownApps?: readonly { readonly clientId: string; readonly address: string }[];
  /**
   * Whether the sign-in page lists accounts. Only for local machines: on a public server it would reveal who works
   * there.
   */
  readonly listsAccounts: boolean;
  /** Public password of the demo people, who sign in without typing it. Absent: everyone types their password. */
  readonly knownPassword?: string | undefined;
  /** Options of a private workspace. Absent: sign-in with passwords only, without an audit log. */
  readonly privateSignIn?: PrivateSignIn | undefined;
  /** Lifetime of access tokens; one hour by default. Tests shorten it. */
  readonly accessTokenSeconds?: number;
  readonly now: () => Date;
  /** Reports errors of the OpenID provider itself. */
  readonly report: (error: Error) => void;
}

/** Path prefix of all sign-in pages and endpoints. */
export const identityPath = '/identity';

/** Redirect URI path of the upstream provider. */
export const UPSTREAM_CALLBACK = `${identityPath}/upstream/callback`;

export const getIssuer = ({ publicUrl }: Pick<IdentityOptions, 'publicUrl'>): string => `${publicUrl}${identityPath}`;

/** Returns the OAuth scopes that a client may request. */
export function getAppScopes({ graphScopes, offlineApp }: IdentityOptions, clientId: string): readonly string[] {
  return clientId === offlineApp?.clientId ? offlineApp.scopes : graphScopes;
}
