import type { GraphClient } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { findItemByPath } from '../library/drive-items.ts';
import { fileNames, schemaVersion } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type TeamConfigFile, teamConfigFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';

/** Reads team.config.json; `undefined` in a library whose setup isn't finished, because the file is written last. */
export async function fetchTeamSettings(graph: GraphClient, driveId: string): Promise<TeamConfigFile | undefined> {
  const item = await findItemByPath(graph, driveId, fileNames.teamConfig);
  return item && readJsonFile(graph, driveId, item, teamConfigFile);
}

export async function uploadTeamSettings(
  graph: GraphClient,
  driveId: string,
  rootId: string,
  settings: TeamConfigFile,
): Promise<void> {
  const target = { driveId, parentId: rootId, name: fileNames.teamConfig, conflict: 'replace' } as const;
  await uploadFile(graph, target, createJsonBlob(settings));
}

/** @throws 'Expected schemaVersion of X or lower but found Y' */
export function requireSupportedSchema(settings: TeamConfigFile): void {
  if (compareVersions(settings.schemaVersion, schemaVersion) > 0) {
    throw new FailureError('schema-too-new', { known: schemaVersion, found: settings.schemaVersion });
  }
}

/** Compares versions part by part as numbers; negative if `first` is older. 1.9.0 is older than 1.11.0. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [first, second].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
