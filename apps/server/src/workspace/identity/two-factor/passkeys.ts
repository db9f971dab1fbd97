import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { claimRecord, saveRecord } from '../provider/identity-records-store.ts';
import { findPasskey, insertPasskey, listPasskeys, type Passkey, recordPasskeyUse } from './passkeys-store.ts';

/** Dependencies of passkeys. */
export interface PasskeyPorts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Loads the library on first use, because loading takes a fifth of a second. */
const loadLibrary = () => import('@simplewebauthn/server');

const MODEL = 'PasskeyChallenge';
const CHALLENGE_SECONDS = 600;
const MAX_PASSKEYS = 20;

/**
 * Creates request options for signing in with any passkey.
 * @param purpose purpose to which the response is bound
 */
export async function createPasskeyRequest({ database, publicUrl }: PasskeyPorts, purpose: string): Promise<object> {
  const options = await (await loadLibrary()).generateAuthenticationOptions({
    rpID: getHost(publicUrl),
    userVerification: 'required',
  });
  await saveRecord(database, MODEL, purpose, { challenge: options.challenge }, CHALLENGE_SECONDS);
  return options;
}

/**
 * Verifies a passkey response and returns the passkey's owner; `undefined` for an unknown passkey or an invalid
 * response.
 */
export async function findPersonByPasskey(
  ports: PasskeyPorts,
  purpose: string,
  responseJson: string,
): Promise<string | undefined> {
  const { database, publicUrl, now } = ports;
  const response = parseObject<AuthenticationResponseJSON>(responseJson);
  const challenge = await claimRecord(database, MODEL, purpose);
  if (response === undefined || challenge === undefined || typeof response.id !== 'string') return undefined;
  const passkey = await findPasskey(database, response.id);
  if (!passkey) return undefined;
  const webauthn = await loadLibrary();
  const verification = await returnUndefinedOnError(() =>
    webauthn.verifyAuthenticationResponse({
      response,
      expectedChallenge: String(challenge.challenge),
      expectedOrigin: publicUrl,
      expectedRPID: getHost(publicUrl),
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    }),
  );
  if (!verification?.verified) return undefined;
  await recordPasskeyUse(database, passkey.id, verification.authenticationInfo.newCounter, now());
  return passkey.personId;
}

/** Creates options for registering a passkey; `undefined` if the person has the maximum number. */
export async function createPasskeyRegistration(
  { database, publicUrl }: PasskeyPorts,
  person: Person,
): Promise<object | undefined> {
  const existing = await listPasskeys(database, person.id);
  if (existing.length >= MAX_PASSKEYS) return undefined;
  const options = await (await loadLibrary()).generateRegistrationOptions({
    rpName: 'Tideform',
    rpID: getHost(publicUrl),
    userID: new TextEncoder().encode(person.id),
    userName: person.mail ?? person.userPrincipalName,
    userDisplayName: person.displayName,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveRecord(
    database,
    MODEL,
    getRegistrationPurpose(person.id),
    { challenge: options.challenge },
    CHALLENGE_SECONDS,
  );
  return options;
}

/**
 * Verifies a registration and stores the passkey.
 * @returns whether the registration was valid
 */
export async function addPasskey(
  ports: PasskeyPorts,
  person: Person,
  name: string,
  responseJson: string,
): Promise<boolean> {
  const { database, publicUrl, now } = ports;
  const response = parseObject<RegistrationResponseJSON>(responseJson);
  const registration = await claimRecord(database, MODEL, getRegistrationPurpose(person.id));
  if (response === undefined || registration === undefined) return false;
  const webauthn = await loadLibrary();
  const verification = await returnUndefinedOnError(() =>
    webauthn.verifyRegistrationResponse({
      response,
      expectedChallenge: String(registration.challenge),
      expectedOrigin: publicUrl,
      expectedRPID: getHost(publicUrl),
      requireUserVerification: true,
    }),
  );
  if (!verification?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  if (await findPasskey(database, id)) return false;
  const passkey: Passkey = {
    id,
    personId: person.id,
    name,
    publicKey,
    counter,
    transports,
    madeAt: now(),
    lastUsedAt: null,
  };
  await insertPasskey(database, passkey);
  return true;
}

const getRegistrationPurpose = (personId: string): string => `of ${personId}`;

const getHost = (publicUrl: string): string => new URL(publicUrl).hostname;

function parseObject<Answer>(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a verification and returns `undefined` if it throws: the library throws at malformed input, which any client can
 * send.
 */
async function returnUndefinedOnError<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
