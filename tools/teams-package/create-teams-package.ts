import published from '@microsoft/app-manifest/build/json-schemas/teams/v1.29/MicrosoftTeams.schema.json' with {
  type: 'json',
};
import { drawTeamsIcons } from '@tideform/web/icons';
import Ajv from 'ajv';
import { strToU8, zipSync } from 'fflate';
import { createTeamsManifest, type PackageOptions, schemaAddress, translations } from './manifest.ts';

const { $schema: _draft, ...schema } = published;

/** Validates a manifest against Microsoft's schema and returns descriptions of the errors; empty if it is valid. */
export function validateManifest(manifest: unknown): readonly string[] {
  // NOTE: the schema is written in JSON Schema draft 4, but all of its keywords mean the same in draft 7.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.validate(schema, manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/**
 * Creates the package that an administrator uploads to Teams: the manifest, its translations and the icons.
 * @throws an error that lists the violations, if the manifest isn't valid by Microsoft's schema
 */
export function createTeamsPackage(options: PackageOptions): Uint8Array {
  const manifest = createTeamsManifest(options);
  const faults = validateManifest(manifest);
  if (faults.length > 0) throw new Error(`Teams would refuse this package: ${faults.join('; ')}`);
  const texts = Object.entries(translations).map(([name, translation]) => [
    name,
    json({ $schema: localisation, ...translation }),
  ]);
  return zipSync({ 'manifest.json': json(manifest), ...Object.fromEntries(texts), ...drawTeamsIcons() });
}

const localisation = schemaAddress.replace('MicrosoftTeams.schema', 'MicrosoftTeams.Localization.schema');
const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
