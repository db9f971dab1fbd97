import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { takeRecord, writeRecord } from '../provider/identity-records-store.ts';
import { findPasskey, insertPasskey, listPasskeys, notePasskeyUse, type Passkey } from './passkeys-store.ts';

export interface PasskeyPorts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Takes a fifth of a second to load: it comes when somebody uses a passkey. */
const library = () => import('@simplewebauthn/server');

const MODEL = 'PasskeyChallenge';
const CHALLENGE_SECONDS = 600;
const MOST_OF_A_PERSON = 20;

/** What a browser is asked for a key to sign in with, whoever it is. @param place what the answer is good for, and nothing else */
export async function askForPasskey({ database, publicUrl }: PasskeyPorts, place: string): Promise<object> {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    userVerification: 'required',
  });
  await writeRecord(database, MODEL, place, { challenge: options.challenge }, CHALLENGE_SECONDS);
  return options;
}

/** Whose passkey answered; `undefined`: nobody's, or the answer is not good. */
export async function findByPasskey(ports: PasskeyPorts, place: string, answer: string): Promise<string | undefined> {
  const { database, publicUrl, now } = ports;
  const response = parse<AuthenticationResponseJSON>(answer);
  const challenge = await takeRecord(database, MODEL, place);
  if (response === undefined || challenge === undefined || typeof response.id !== 'string') return undefined;
  const passkey = await findPasskey(database, response.id);
  if (!passkey) return undefined;
  const webauthn = await library();
  const checked = await quietly(() =>
    webauthn.verifyAuthenticationResponse({
      response,
      expectedChallenge: String(challenge.challenge),
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    }),
  );
  if (!checked?.verified) return undefined;
  await notePasskeyUse(database, passkey.id, checked.authenticationInfo.newCounter, now());
  return passkey.personId;
}

/** What a browser is asked for to make a key for a person; `undefined`: they have very many. */
export async function offerPasskey({ database, publicUrl }: PasskeyPorts, person: Person): Promise<object | undefined> {
  const known = await listPasskeys(database, person.id);
  if (known.length >= MOST_OF_A_PERSON) return undefined;
  const options = await (await library()).generateRegistrationOptions({
    rpName: 'Tideform',
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(person.id),
    userName: person.mail ?? person.userPrincipalName,
    userDisplayName: person.displayName,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await writeRecord(database, MODEL, placeOfOffer(person.id), { challenge: options.challenge }, CHALLENGE_SECONDS);
  return options;
}

/** Keeps the key that a browser made. @returns whether it is good */
export async function addPasskey(ports: PasskeyPorts, person: Person, name: string, answer: string): Promise<boolean> {
  const { database, publicUrl, now } = ports;
  const response = parse<RegistrationResponseJSON>(answer);
  const offer = await takeRecord(database, MODEL, placeOfOffer(person.id));
  if (response === undefined || offer === undefined) return false;
  const webauthn = await library();
  const checked = await quietly(() =>
    webauthn.verifyRegistrationResponse({
      response,
      expectedChallenge: String(offer.challenge),
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return false;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
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

const placeOfOffer = (personId: string): string => `of ${personId}`;

const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

function parse<Answer>(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws at whatever it does not understand, and what a browser sends is anybody's. */
async function quietly<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
