import { type GraphClient, GraphError, operations } from '@tideform/graph';
import type { TeamRow } from '../database/rows.ts';
import { type Caller, canBuildForms } from './can-build-forms.ts';
import { findLibrary } from './find-library.ts';

export interface TeamDetails {
  readonly columns: Pick<TeamRow, 'channels'> & Partial<Pick<TeamRow, 'internalId' | 'imageDataUrl' | 'driveId'>>;
  readonly canBuildForms: boolean;
}

/** What Graph says about a team: channels, picture, library, and whether the caller may build forms. */
export async function readTeamDetails(graph: GraphClient, teamId: string, caller: Caller): Promise<TeamDetails> {
  const { internalId } = await graph.call(operations.getTeam, { teamId });
  const channels = await Array.fromAsync(graph.rows(operations.listChannels, { teamId }));
  const imageDataUrl = await readPhoto(graph, teamId);
  const driveId = (await findLibrary(graph, teamId))?.driveId;
  return {
    columns: {
      channels: channels.map(({ id, displayName }) => ({ id, displayName: displayName ?? '' })),
      ...(typeof internalId === 'string' && { internalId }),
      ...(imageDataUrl && { imageDataUrl }),
      ...(driveId && { driveId }),
    },
    canBuildForms: await canBuildForms(graph, { id: teamId, ...(driveId && { driveId }) }, caller),
  };
}

async function readPhoto(graph: GraphClient, teamId: string): Promise<string | undefined> {
  try {
    return await dataUrl(await graph.call(operations.getTeamPhoto, { teamId }));
  } catch (error) {
    if (error instanceof GraphError) return undefined;
    throw error;
  }
}

async function dataUrl(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${image.type || 'image/jpeg'};base64,${btoa(binary)}`;
}
