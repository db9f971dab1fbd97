import published from '@microsoft/app-manifest/build/json-schemas/teams/v1.29/MicrosoftTeams.schema.json' with {
  type: 'json',
};
import { drawTeamsIcons } from '@tideform/web/icons';
import Ajv from 'ajv';
import { strToU8, zipSync } from 'fflate';
import { type PackageAsk, schemaAddress, teamsManifest, translations } from './manifest.ts';

const { $schema: _draft, ...schema } = published;

/** What is wrong with a manifest by Microsoft's schema, in words; nothing: Teams takes its shape. */
export function faultsOf(manifest: unknown): readonly string[] {
  // NOTE: the schema is of draft 4; what it uses of that means the same in draft 7.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.validate(schema, manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/**
 * The package that an administrator uploads to Teams: the manifest, its translations and the icons.
 * @throws when the manifest is not as the schema wants it, with what is wrong
 */
export function makePackage(ask: PackageAsk): Uint8Array {
  const manifest = teamsManifest(ask);
  const faults = faultsOf(manifest);
  if (faults.length > 0) throw new Error(`Teams would refuse this package: ${faults.join('; ')}`);
  const texts = Object.entries(translations).map(([name, said]) => [name, json({ $schema: localisation, ...said })]);
  return zipSync({ 'manifest.json': json(manifest), ...Object.fromEntries(texts), ...drawTeamsIcons() });
}

const localisation = schemaAddress.replace('MicrosoftTeams.schema', 'MicrosoftTeams.Localization.schema');
const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
